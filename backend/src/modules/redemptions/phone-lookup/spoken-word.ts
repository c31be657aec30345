import { randomInt } from 'node:crypto';

/** Sounds that English and Nepali speakers tell apart and write alike. */
const CONSONANTS = { k: 'क', t: 'त', n: 'न', p: 'प', m: 'म', r: 'र', l: 'ल', s: 'स', j: 'ज', d: 'द', h: 'ह' };
const VOWELS = { a: 'ा', i: 'ि', o: 'ो', u: 'ु' };
const SYLLABLES = Object.keys(CONSONANTS).flatMap((consonant) =>
  Object.keys(VOWELS).map((vowel) => consonant + vowel),
);

/** Parts of words that are rude in one of the languages. */
const RUDE = /muji|lado|puti|puta|randi|radi|sal[aio]|mul[ao]|turi|haram|suka|homo|kaka|pipi|kuku|tati|nasi/;

/** Other spellings of the same sound. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/[शष]/g, 'स'],
  [/ण/g, 'न'],
  [/ट/g, 'त'],
  [/ड/g, 'द'],
];

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(CONSONANTS), ...Object.entries(VOWELS)].map(([latin, nepali]) => [nepali, latin]),
);

export interface SpokenWord {
  /** Three syllables in Latin letters. @example 'jomati' */
  word: string;
  /** The same sounds in Devanagari. */
  wordNe: string;
}

const inNepali = (word: string): string =>
  [...word]
    .map((letter) => ({ ...CONSONANTS, ...VOWELS })[letter as keyof (typeof CONSONANTS & typeof VOWELS)])
    .join('');

/** Returns one of about 85,000 words that are easy to say and mean nothing. */
export function newSpokenWord(): SpokenWord {
  for (;;) {
    const word = Array.from({ length: 3 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('');
    if (!RUDE.test(word)) return { word, wordNe: inNepali(word) };
  }
}

/** Normalizes a typed word of either script. A consonant without a vowel sign is followed by an a, as in Nepali. */
export function readSpokenWord(text: string): string {
  let typed = text.normalize('NFC').toLowerCase().replace(/[\s-]/g, '');
  for (const [spelling, sound] of SPELLINGS) typed = typed.replace(spelling, sound);
  return typed
    .replace(/([कतनपमरलसजदह])(?![ािोु])/g, '$1ा')
    .replace(/[\u0900-\u097f]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/([aiou])\1+/g, '$1')
    .replaceAll('ee', 'i');
}
