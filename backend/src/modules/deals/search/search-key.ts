import { hasConsonant, isDevanagari, latinOf } from './latin.js';

/** Keys of all words are computed again when this number is incremented. */
export const KEY_VERSION = 1;

const LONGEST_WORD = 60;
const POSTPOSITION = /^(.{2,}?)(हरू|हरु)?(लाई|बाट|सँग|देखि|सम्म|को|का|की|मा|ले)?$/u;

/** Words of a text in lower case without accents. A colon inside a short word, as in म:म or mo:mo, is part of the word. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,3})[:ः]([\p{L}\p{M}]{1,3})(?![\p{L}\p{M}])/gu, '$1$2')
    .replace(/['’]s?(?!\p{L})/gu, '')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 0 && word.length <= LONGEST_WORD);
}

/**
 * Keys of a word. Spellings of one word in both scripts have a key in common. A possibly silent ending gives a
 * second key, and so does a Nepali word without its postposition.
 * @param word one of `wordsOf`
 */
export function keysOf(word: string): string[] {
  const keys = new Set(isDevanagari(word) ? nepaliKeys(word) : latinKeys(word));
  // "yoga" is योग: after three letters, a final a may be silent.
  for (const key of [...keys]) if (key.length >= 4 && key.endsWith('a')) keys.add(key.slice(0, -1));
  keys.delete('');
  return [...keys];
}

function nepaliKeys(word: string): string[] {
  const keys = [fold(latinOf(word))];
  // दशैँ is transliterated as dashai and dashain.
  if (word.includes('ँ')) keys.push(fold(latinOf(word.replace(/ँ/g, 'ं'))));
  const stem = stemOf(word);
  if (stem) keys.push(fold(latinOf(stem)));
  return keys;
}

/** @returns a Nepali word without its plural and postposition; null if it has neither */
function stemOf(word: string): string | null {
  const [, stem, plural, postposition] = POSTPOSITION.exec(word) ?? [];
  const isShorter = stem && (plural || postposition) && hasConsonant(stem) && latinOf(stem).length > 2;
  return isShorter ? stem : null;
}

function latinKeys(word: string): string[] {
  const keys = [fold(bySound(word))];
  // The final e is spoken in "cafe" and "katne", but not in "plate".
  if (/[^aeiouclsvrg]e$/.test(word)) keys.push(fold(softC(word)));
  return keys;
}

const softC = (word: string): string => word.replace(/c(?=[eiy])/g, 's');

/** Normalizes English endings by their sound in Nepali, without the plural. */
function bySound(word: string): string {
  return word
    .replace(/(?<=[^aeiou]{1,2}|..)ies$/, 'y')
    .replace(/(?<=..)(ss|sh|ch|x|z)es$/, '$1')
    .replace(/(?<=..[^siu])s$/, '')
    .replace(/(?<=[aeiou])dge$/, 'j')
    .replace(/(?<=..)ge$/, 'j')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/tch/g, 'ch')
    .replace(/(?<=[^aeiou])(?=le$)/, 'a')
    .replace(/(?<=.[aeiouy][^aeiouyw]|[aeiou][^aeiou]{2}|le?)e$/, '')
    .replace(/tion$/, 'shan')
    .replace(/(?<=[aeiou])gh(?=t)/g, '')
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/que$/, 'k');
}

/** Unifies spellings: removes aspiration, doubled letters and inner a; maps e to i and o to u; keeps i, u and a final a. */
function fold(latin: string): string {
  return latin
    .replace(/[^a-z0-9]/g, '')
    .replace(/ph/g, 'f')
    .replace(/chh?/g, 'C')
    .replace(/sch|shh?/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/(?<=[kgCjtdbp])h/g, '')
    .replace(/[wv]/g, 'b')
    .replace(/z/g, 'j')
    .replace(/n(?=[pbfm])/g, 'm')
    .replace(/(?<=[^aeiou])y(?=[aeou])/g, '')
    .replace(/ou/g, 'u')
    .replace(/[ey]/g, 'i')
    .replace(/o/g, 'u')
    .replace(/([a-zC])\1+/g, '$1')
    .replace(/(?<=.)a(?=.)/g, '')
    .toLowerCase();
}

/**
 * Stricter form than the key: equal for spellings that sound alike, different for words that are only similar
 * (कोठा and kotha, but not खुट्टा). It is compared, not stored.
 */
export function soundOf(word: string): string {
  const stem = isDevanagari(word)
    ? latinOf(stemOf(word) ?? word).replace(/a$/, '')
    : word.replace(/(?<=..[^siu])s$/, '').replace(/(?<=...)a$/, '');
  return stem
    .replace(/ph/g, 'f')
    .replace(/chh/g, 'ch')
    .replace(/sh/g, 's')
    .replace(/v/g, 'w')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1');
}

const FEWEST_CONSONANTS = 3;

/** Common part of spellings with different vowels (hotel, होटल); null if it is too short. */
export function consonantsOf(key: string): string | null {
  const consonants = key.replace(/(?<=.)[aiu]/g, '');
  return consonants.length >= FEWEST_CONSONANTS ? consonants : null;
}

const SHORTEST_CORRECTED = 4;
const LONGEST_CORRECTED = 21;

/** A word and its variants without one letter: two words that differ by one mistake have one in common. */
export function withoutEachLetter(latin: string): string[] {
  if (latin.length < SHORTEST_CORRECTED || latin.length > LONGEST_CORRECTED) return [];
  const shorter = [...latin].map((_, at) => latin.slice(0, at) + latin.slice(at + 1));
  return [...new Set([latin, ...shorter])];
}

const SHORTEST_PART = { latin: 3, devanagari: 2 };

/** All splits of a word into two words. */
export function splitsOf(word: string): { written: string; keys: string[] }[][] {
  const shortest = isDevanagari(word) ? SHORTEST_PART.devanagari : SHORTEST_PART.latin;
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * shortest + 1) },
    (_, at) => at + shortest,
  );
  return places
    .filter((at) => !/^[\p{M}]/u.test(word.slice(at)) && !word.slice(0, at).endsWith('्'))
    .map((at) => [word.slice(0, at), word.slice(at)].map((written) => ({ written, keys: keysOf(written) })));
}

/** Number of edits between two words; a swap of adjacent letters counts as one. */
export function editsBetween(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const above = rows[row - 1] ?? [];
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(current);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
