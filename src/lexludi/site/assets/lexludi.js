// What a page of a book does besides being read.

import { readBeside } from "./reading/beside.js";
import { reachBoards } from "./reading/boards.js";
import { answerKeys } from "./reading/menu.js";
import { keepPlace } from "./reading/place.js";
import { followLinks } from "./reading/evidence.js";
import { filterEntries } from "./reading/filter.js";
import { offerCopies } from "./reading/copy.js";
import { explainTerms } from "./reading/terms.js";

document.documentElement.dataset.llReady = "";
answerKeys();
keepPlace();
followLinks();
offerCopies();
readBeside();
explainTerms();
filterEntries();
reachBoards();
