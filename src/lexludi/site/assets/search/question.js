// A query as a question: the book it names, its words, and which of them only ask.

import { means } from "./asks.js";
import { even } from "./tokens.js";

/** @import { Index } from "./index.js" */
/** @import { Placed } from "./tokens.js" */
/** @typedef {{ text: string, only: string | undefined, terms: Placed[], typing: boolean, faint: boolean[], means: boolean }} Asked What a query asks for: its book, its text without the book's slug, its terms, which of them say little, and whether it asks what a thing is. */

// Words that turn a rule into a question; they stand in any clause and say little about which.
/** @type {Record<string, RegExp>} */
const FAINT = {
  en: /^(?:an?|the|i|my|me|you|your|he|his|him|it|its|is|are|was|be|do|does|did|can|could|may|might|should|would|will|what|when|where|which|who|why|how|that|this|there|of|on|in|to|for|by|with|at|from|and|or|if|has|have|some(?:one|body|thing)|any(?:one|thing)?|happens?|far|much|many|am|another|too|also|still|already|just|go(?:es)?|gets?|got|start(?:s|ed)?|after|need|want|they|them|their|we|us|our|she|her|these|those|not|no|as|than|then|so|but|into|must|shall|let|able|possible|allowed|takes?|taken|makes?|gives?|uses?|used|puts?|keeps?|about|been|being|were|had|having|doesn|don|isn|aren|t|s|ll|rules?|works?|means?|please|bonus|penalt(?:y|ies)|modifiers?|others?|ones?|ever|really|exactly|actually)$/,
  fr: /^(?:le|la|les|l|une?|des?|du|d|aux?|et|ou|à|a|en|dans|sur|par|pour|avec|qui|que|qu|quoi|quel(?:le)?s?|quand|comment|combien|où|est|sont|suis|ai|ont|ayant|je|j|tu|ils?|elles?|on|mon|ma|mes|son|sa|ses|ce|cet(?:te)?|ces|se|s|t|y|ne|n|pas|peut|peux|peuvent|dois|doit|faut|si|passe|fait|droit|autre|encore|déjà|aussi|être|été|vers|nous|vous|leurs?|lui|eux|moi|me|m|te|toi|notre|votre|nos|vos|celui|celle|ceux|cela|ça|c|donc|mais|car|ni|comme|tout|toute|tous|toutes|alors|puis|ainsi|pourquoi|laquelle|lequel|pouvoir|pouvons|faire|avoir|as|avait|était|sera|soit|possible|permis|règles?|signifie|veut|dire|lors|qu|peux|lorsqu|lorsque|après|bonus|malus|modificateurs?|pénalités?|vraiment|exactement)$/,
  ru: /^(?:и|в|во|на|с|со|к|ко|по|из|за|у|о|об|от|до|для|при|ли|бы|же|это|что|кто|как|когда|где|куда|сколько|как(?:ой|ая|ое|ие|ую|им|их|ом)|можно|может|могу|могут|нужно|надо|чтобы|если|я|мой|мне|его|ее|их|он|она|они|есть|уже|еще|тоже|быть|был[аои]?|будет|долж(?:ен|на|но|ны)|ко(?:го|му)|че(?:го|м)|мы|вы|ты|нас|нам|вас|вам|меня|мной|себя|себе|это[тмй]|эт[аиу]|этого|этих|т[оаеу]|тот|том|того|там|тут|здесь|так|так(?:ой|ая|ие|ое)|а|но|или|да|не|ни|нет|почему|зачем|значит|можем|можешь|мочь|делать|сделать|случится|происходит|будут|были|которы[йехм]|которая|ведь|вообще|правил[ао]|работает|получается|бонус|штраф|модификатор|вообще|именно)$/,
  ko: /^(?:있나|나요|있는|수있|습니|니까|하는|하면|되나|되는|할수|려면|으면|에서|에게|으로|까지|부터|이면|인가|가요|경우|때는|지만|면서|하고|하여|해서|이라|라면|었을|할때|수정|정치|보너|너스|불이|이익|페널|널티)$/,
  zh: /^(?:修正|惩罚|加成|奖励)$/,
};
// Languages without spaces between words, or with endings that ask: what only asks is taken out of the text.
/** @type {Record<string, RegExp>} */
const ASKING = {
  ko: /(?:(?:할|될|쓸|쏠|갈|싸울|움직일)?\s*수\s*(?:있|없)(?:나요?|습니까|을까요?|는지)|(?:하|되|받|쏘|이기|있|없|가|인)(?:나요?|는가|ㄴ가)|(?:습니|입니|됩니|합니)까|가능(?:한가요?|한지|하나요?|할까요?)?|(?:일|할|될|갈)까요?|(?:인|하는|되는)지|(?:무슨 )?뜻이?(?:에요|예요|야|지)?|뭐(?:야|지|죠|예요|에요|냐|니)?|뭔(?:가요?|지)|왜|어느|어떤|어떻게|얼마나?|누가|언제|어디에?서?|무엇[을이]?|무슨|몇)(?=\s|\?|$)/gu,
  zh: /什么是|是什么|是啥|什么意思|什么叫|吗|呢|请问|如果|的话|是不是|会不会|要不要|应该|时候|的|了|咋|啥|会(?!战)|什么时候|为什么|怎么办?|怎样|如何|什么|多少|能不能|可不可以|可以|是否|有没有|能(?!力)|哪[些个]?|谁|几[个次点级枚名]?|一[个名]|[？?]/gu,
};

/**
 * @param {Index} index
 * @param {string} query
 * @returns {Asked}
 */
export function parse(index, query) {
  const slug = new RegExp(`(?<![\\p{L}\\p{Nd}.])(${[...index.books.keys()].join("|")})(?![\\p{L}.])[-:#/]?`, "iu");
  const typed = index.tokens.plain(query.normalize("NFKC"));
  const [named = "", book] = slug.exec(typed) ?? [];
  const rest = typed.replace(named, " ").trim().replace(/\s+/g, " ");
  const only = rest && book?.toLowerCase(), text = rest || typed;
  const language = index.tokens.language;
  const told = (ASKING[language] ? text.replace(ASKING[language], " ") : text).trim() || text;
  const terms = index.tokens.of(told);
  const faint = terms.map(({ start, end, tail }) => tail || Boolean(FAINT[language]?.test(even(told.slice(start, end)))));
  const typing = !/\s$/.test(query);
  return { text: told, means: means(index, typed), only: only || undefined, terms, typing, faint: faint.every(Boolean) ? faint.map(() => false) : faint };
}
