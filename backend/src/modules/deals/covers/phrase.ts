import { foldNepali, formsOf, isNepali, wordsOf } from './cover-words.js';

/** A title, word by word: each word in the forms in which it may be meant. */
export interface TitleWords {
  raw: readonly string[];
  forms: readonly (readonly string[])[];
}

/** Parts that follow each other with at most three words between. */
export type Phrase = readonly (readonly PhraseWord[])[];

interface PhraseWord {
  text: string;
  /** English plurals are the same thing, at the end of a part. */
  endings: readonly string[];
}

/** Where a phrase stands in a title. */
export interface PhraseHit {
  at: number;
  /** How many words of the title it names. */
  named: number;
  /** The first word behind it. */
  end: number;
}

const MOST_BETWEEN = 3;

/** @param text words of one phrase; `~` allows up to three words between its parts */
export const toPhrase = (text: string): Phrase =>
  text.split('~').map((part) => {
    const words = wordsOf(part);
    return words.map((word, index) => ({
      text: isNepali(word) ? foldNepali(word) : word,
      endings: !isNepali(word) && index === words.length - 1 ? ['', 's', 'es'] : [''],
    }));
  });

/** @param name of the business: a business called Momo House does not make each of its deals a momo deal */
export function toTitle(text: string, name = ''): TitleWords {
  const words = wordsOf(text);
  const own = wordsOf(name);
  const at = own.length
    ? words.findIndex((_, index) => own.every((word, i) => words[index + i] === word))
    : -1;
  const raw = at < 0 ? words : words.toSpliced(at, own.length);
  return { raw, forms: raw.map(formsOf) };
}

const isAt = ({ forms }: TitleWords, at: number, part: readonly PhraseWord[]): boolean =>
  part.length > 0 &&
  part.every(({ text, endings }, i) => endings.some((ending) => forms[at + i]?.includes(text + ending)));

/** @returns where a phrase first stands in a title */
export function findPhrase(title: TitleWords, [first = [], ...others]: Phrase): PhraseHit | undefined {
  for (let at = 0; at < title.raw.length; at += 1) {
    if (!isAt(title, at, first)) continue;
    const hit = withOthers(title, { at, named: first.length, end: at + first.length }, others);
    if (hit) return hit;
  }
  return undefined;
}

function withOthers(title: TitleWords, hit: PhraseHit, others: Phrase): PhraseHit | undefined {
  let { named, end } = hit;
  for (const part of others) {
    const start = startOf(title, end, part);
    if (start === undefined) return undefined;
    named += part.length;
    end = start + part.length;
  }
  return { at: hit.at, named, end };
}

function startOf(title: TitleWords, from: number, part: readonly PhraseWord[]): number | undefined {
  for (let start = from; start <= from + MOST_BETWEEN; start += 1) if (isAt(title, start, part)) return start;
  return undefined;
}
