// What a page of a book does besides being read.

import { readBeside } from "./reading/beside.js";
import { keepPlace } from "./reading/place.js";
import { followLinks } from "./reading/evidence.js";
import { offerCopies } from "./reading/copy.js";

keepPlace();
followLinks();
offerCopies();
readBeside();
