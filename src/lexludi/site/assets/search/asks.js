// Kinds of question, and the words their answers are likely to have.

import { even } from "./tokens.js";

/** @import { Index } from "./index.js" */

/** @type {Record<string, [asked: RegExp, likely: string][]>} */
const ASKS = {
  en: [
    [/\bhow (?:often|many times)\b/, "once twice times number only"],
    [/\bhow (?:far|long)\b/, "distance length steps hexes up"],
    [/\bhow (?:many|much)\b/, "one two three half most number"],
    [/\b(?:cost|price|pay)\b/, "cost pay points half"],
    [/\bwho\b|\bwhich player\b/, "player chooses decides only"],
    [/\bwhen\b/, "time start end after"],
    [/\b(?:can|may|could|allowed|possible)\b/, "may cannot no not only barred"],
    [/\b(?:have to|must|need|forced|obliged)\b/, "must need optional forced"],
    [/\b(?:bonus|penalty|modifier|plus|minus|harder|easier)\b/, "modifier gives"],
    [/\bwhat(?: is| are|.?s|.* mean)\b|\bmeaning\b|\bdefin/, "is means called stands"],
  ],
  fr: [
    [/combien de fois/, "une seule fois"],
    [/combien de (?:pas|cases|hex)|jusqu.où|quelle distance|loin/, "distance pas hexagones longueur jusqu"],
    [/combien/, "un deux trois moitié nombre plus"],
    [/co[uû]t/, "coûte coût paie points moitié"],
    [/\bqui\b|quel joueur/, "joueur choisit décide seuls"],
    [/quand|à quel moment/, "moment début fin après"],
    [/peu[tx]|peuvent|droit|possible|permis/, "peut peuvent ne pas interdit seuls"],
    [/doi[ts]|oblig|faut/, "doit obligé facultatif"],
    [/bonus|malus|modificateur|p[ée]nalit[ée]/, "modificateur donne"],
    [/qu.est.ce|c.est quoi|signifie|veut dire|d[ée]finition/, "est signifie désigne appelé"],
  ],
  ru: [
    [/сколько раз|как часто/, "один раз только дважды"],
    [/как далеко|на сколько|расстояни/, "дальность шагов гексов длина до"],
    [/сколько/, "один два три половина число не более"],
    [/сто[ияи]|цена/, "стоит стоимость очко половина"],
    [/(?<!\p{L})кто(?!\p{L})|какой игрок/u, "игрок выбирает решает только"],
    [/когда/, "время начало конец после"],
    [/можно|могу|может|нельзя/, "может не нельзя только запрет"],
    [/нужно|надо|долж|обязан/, "должен обязан необязательно обязательно"],
    [/бонус|штраф|модификатор/, "модификатор даёт"],
    [/что такое|что значит|что за |кто так(?:ой|ие)|определени/, "это означает называется"],
  ],
  ko: [
    [/몇 ?번/, "한 번 횟수 번만"],
    [/얼마나 멀리|몇 ?칸|몇 ?헥스|어디까지/, "거리 헥스 까지 최대"],
    [/몇|얼마/, "하나 절반 최대 이다"],
    [/비용|드나|들어/, "비용 소모 포인트 절반"],
    [/누가|누구/, "플레이어 선택 정한다 부대"],
    [/언제/, "시기 시작 끝날 뒤에"],
    [/수 ?있|가능|되나|되는지/, "있다 없다 불가 못한다"],
    [/해야|꼭|반드시/, "해야 한다 의무 않아도"],
    [/보너스|페널티|불이익|수정치/, "수정치"],
    [/뭐|뭔|무엇|무슨|뜻|정의/, "뜻한다 이란 말한다"],
  ],
  zh: [
    [/几次|多少次/, "一次 次数 只限"],
    [/多远|几格|几步/, "距离 格 步 最多"],
    [/几|多少/, "一 两 半 最多 数量"],
    [/花|消耗|成本|代价/, "消耗 花费 移动点 代价"],
    [/谁/, "玩家 决定 选择 只有"],
    [/什么时候|何时/, "时机 开始 结束 之后"],
    [/能|可以|可不可以|允许/, "可以 不能 不得 只能"],
    [/必须|一定|需要|要不要/, "必须 不必 须"],
    [/加成|修正|惩罚|加几|减几/, "修正"],
    [/是什么|什么意思|什么叫|什么是|是啥|定义/, "是 表示 称为"],
  ],
};

/**
 * For each kind of question that a query is: what each clause scores by the words of a likely answer.
 * @param {Index} index
 * @param {string} query
 */
export function likely(index, query) {
  const text = even(query);
  return ASKS[index.tokens.language].filter(([asked]) => asked.test(text)).map(([, words]) => {
    /** @type {Map<number, number>} */
    const found = new Map();
    for (const { term } of index.tokens.of(words)) {
      for (const [clause, score] of index.scores(term)) found.set(clause, Math.max(found.get(clause) ?? 0, score));
    }
    return found;
  });
}

/**
 * Whether a query asks what a thing is: the last kind of each language.
 * @param {Index} index
 * @param {string} query
 */
export const means = (index, query) => Boolean(ASKS[index.tokens.language].at(-1)?.[0].test(even(query)));
