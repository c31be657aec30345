/** Endings written together with the noun in Nepali: केक + को, चिया + सहित. */
const ENDINGS = [
  ...['हरूको', 'हरुको', 'हरू', 'हरु', 'सहितको', 'सहित', 'सँगै', 'सँग', 'बाट', 'देखि'],
  ...['लाई', 'का', 'की', 'को', 'मा', 'ले'],
];

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** End of a phrase: a comma, colon, plus sign or bracket. */
const BREAK = '|';
const STARTS_WORD = /^[\p{L}\p{M}\p{N}\u200c\u200d]/u;
const WORD_OR_BREAK = /[\p{L}\p{M}\p{N}\u200c\u200d]+|[,:;+&/()–—|!?।]/gu;

export const isNepali = (word: string): boolean => DEVANAGARI.test(word);

/** Unifies spelling variants: long and short vowels, three kinds of s, b and v, nasal signs. */
export const foldNepali = (word: string): string =>
  word
    .replace(/[\u200c\u200d]/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/[ङञणनम]्(?=[कखगघचछजझटठडढतथदधपफबभ])/g, 'ं')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/[शष]/g, 'स')
    .replace(/व/g, 'ब');

/** @returns the words of a text in lower case without accents, with a `|` between its parts: "Mo:Mo + tea" is momo, |, tea */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/mo:mo/g, 'momo')
    .replace(/[’'`]s\b/g, '')
    .replace(/[’'`]/g, '');
  return (plain.match(WORD_OR_BREAK) ?? []).map((word) => (STARTS_WORD.test(word) ? word : BREAK));
}

/** @returns the possible folded forms of a word in a title; at least two letters remain before a removed ending */
export function formsOf(word: string): string[] {
  if (!isNepali(word)) return [word];
  const cut = ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= 2);
  return [word, ...cut.map((ending) => word.slice(0, -ending.length))].map(foldNepali);
}
