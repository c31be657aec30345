import { foldNepali, formsOf, isNepali, wordsOf } from './cover-words.js';

/** Words of a title, each with its possible forms. */
export interface TitleWords {
  raw: readonly string[];
  forms: readonly (readonly string[])[];
}

/** Parts in sequence, with at most three words between them. */
export type Phrase = readonly (readonly PhraseWord[])[];

interface PhraseWord {
  text: string;
  /** Endings of English plurals, for the last word of a part. */
  endings: readonly string[];
}

/** Position of a phrase in a title. */
export interface PhraseHit {
  at: number;
  /** Number of matched words. */
  named: number;
  /** Index of the first word after the phrase. */
  end: number;
}

const MAX_BETWEEN = 3;

/** @param text words of one phrase; `~` allows up to three words between its parts */
export const toPhrase = (text: string): Phrase =>
  text.split('~').map((part) => {
    const words = wordsOf(part);
    return words.map((word, index) => ({
      text: isNepali(word) ? foldNepali(word) : word,
      endings: !isNepali(word) && index === words.length - 1 ? ['', 's', 'es'] : [''],
    }));
  });

/** @param name name of the business, which is removed: a business called Momo House does not make each deal a momo deal */
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

/** @returns the first position of a phrase in a title */
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
  for (let start = from; start <= from + MAX_BETWEEN; start += 1) if (isAt(title, start, part)) return start;
  return undefined;
}
