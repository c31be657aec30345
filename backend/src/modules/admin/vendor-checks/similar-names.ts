import { editsBetween, keysOf, wordsOf } from '../../deals/index.js';

interface Named {
  businessName: string;
  nameNe: string | null;
}

/** A word in more names than this is a word of the trade, such as cafe: it does not distinguish a business. */
const MAX_NAMES_OF_A_WORD = 3;
/** One edit for each five letters of the longer name. */
const LETTERS_PER_EDIT = 5;
const SHORTEST_EDITED = 5;
const SHORTEST_DISTINCTIVE = 4;

/** Keys of the words of each name. Spellings of a word in both scripts have the last key in common, without a silent ending. */
const keyWords = ({ businessName, nameNe }: Named): string[][] =>
  [businessName, nameNe]
    .filter((name) => name !== null)
    .map((name) => wordsOf(name).map((word) => keysOf(word).at(-1) ?? word))
    .filter((words) => words.length > 0);

function isNearlySame(one: readonly string[], other: readonly string[]): boolean {
  const [from, to] = [one.join(''), other.join('')];
  if (from === to) return true;
  const longer = Math.max(from.length, to.length);
  if (longer < SHORTEST_EDITED || Math.abs(from.length - to.length) > longer / LETTERS_PER_EDIT) return false;
  return editsBetween(from, to) <= Math.floor(longer / LETTERS_PER_EDIT);
}

/** Number of names of other businesses that contain each word. */
function commonness(names: readonly string[][][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const own of names)
    for (const word of new Set(own.flat())) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Other businesses whose name is nearly the same in either script, or has the same distinctive first word:
 * "Nyatapola Chiya Pasal" and न्यातपोल क्याफे.
 */
export function similarNames<Other extends Named>(own: Named, others: readonly Other[]): Other[] {
  const words = others.map(keyWords);
  const counts = commonness(words);
  const isDistinctive = (word: string): boolean =>
    word.length >= SHORTEST_DISTINCTIVE && (counts.get(word) ?? 0) <= MAX_NAMES_OF_A_WORD;
  const ownNames = keyWords(own);
  return others.filter((_, at) =>
    ownNames.some((one) =>
      (words[at] ?? []).some(
        (other) => isNearlySame(one, other) || (one[0] === other[0] && isDistinctive(one[0] ?? '')),
      ),
    ),
  );
}

/** True if each word of a person's or firm's name is a word of one of the others. */
export function isNamedAmong(name: string, others: readonly string[]): boolean {
  const known = new Set(others.flatMap((other) => wordsOf(other).flatMap(keysOf)));
  const words = wordsOf(name);
  return words.length > 0 && words.every((word) => keysOf(word).some((key) => known.has(key)));
}
