import { intentsOf, type Intent } from './intents.js';
import { keysOf, soundOf, wordsOf } from './search-key.js';
import type { KeyedWord, Phrase, Vocabulary } from './vocabulary.js';

/** Maximum number of words of a search; further words are ignored. */
const MAX_WORDS = 10;

/** Word of a search, or a term of several words. */
export interface AskedWord {
  /** Text as typed, in lower case. */
  written: string;
  phrase: Phrase;
  /** The separate words of the search that `phrase` joins. */
  apart?: Phrase;
  /** Synonyms. */
  same: readonly Phrase[];
  /** True for the name of a category, such as "hotel". A match in a description is ignored then. */
  isCategory: boolean;
}

export interface AskedCity {
  slug: string;
  /** Text as typed. */
  text: string;
}

/** Meaning of a search text. */
export interface Question {
  words: readonly AskedWord[];
  intents: readonly Intent[];
  city: AskedCity | null;
  /** True if the text consists only of words without meaning of their own, such as "deals". */
  isVague: boolean;
}

const overlap = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((key) => others.includes(key));

const isAt = (phrase: Phrase, words: readonly KeyedWord[], at: number): boolean =>
  phrase.length > 0 &&
  at + phrase.length <= words.length &&
  phrase.every(({ keys }, part) => overlap(keys, words[at + part]?.keys ?? []));

/** Parses a search text: first filters, then a city, then words without the stop words. */
export function questionOf(text: string, vocabulary: Vocabulary): Question {
  const { intents, rest } = intentsOf(text.normalize('NFKC'));
  const typed = wordsOf(rest)
    .slice(0, MAX_WORDS)
    .map((written) => ({ written, keys: keysOf(written) }))
    .filter(({ keys }) => keys.length > 0);
  const { city, words } = withoutCity(typed, vocabulary);
  const telling = words.filter(({ written }) => !vocabulary.stopWords.has(written));
  const isVague = telling.length === 0 && words.length > 0 && city === null && intents.length === 0;
  return { intents, city, isVague, words: termsOf(isVague ? words : telling, vocabulary) };
}

function withoutCity(
  typed: readonly KeyedWord[],
  { cities }: Vocabulary,
): { city: AskedCity | null; words: readonly KeyedWord[] } {
  for (let at = 0; at < typed.length; at++)
    for (const { slug, names } of cities)
      for (const name of names)
        if (isAt(name, typed, at)) {
          const text = typed.slice(at, at + name.length).map(({ written }) => written);
          return {
            city: { slug, text: text.join(' ') },
            words: [...typed.slice(0, at), ...typed.slice(at + name.length)],
          };
        }
  return { city: null, words: typed };
}

/** Joins the words of a term and adds synonyms. */
function termsOf(words: readonly KeyedWord[], vocabulary: Vocabulary): AskedWord[] {
  const asked: AskedWord[] = [];
  for (let at = 0; at < words.length;) {
    const length = vocabulary.longTerms.find(({ phrase }) => isAt(phrase, words, at))?.phrase.length ?? 1;
    const parts = words.slice(at, at + length);
    asked.push(askedWord(parts, vocabulary));
    at += parts.length;
  }
  return asked;
}

function askedWord(parts: Phrase, vocabulary: Vocabulary): AskedWord {
  const same = meaningsOf(parts, vocabulary)
    .flatMap((meaning) => vocabulary.phrasesOf.get(meaning) ?? [])
    .filter((other) => !isWritten(other, parts));
  const keys = [parts, ...same].flat().flatMap((word) => word.keys);
  return {
    written: textOf(parts),
    phrase: parts,
    same,
    isCategory: keys.some((key) => vocabulary.categoryKeys.has(key)),
  };
}

const textOf = (words: Phrase): string => words.map(({ written }) => written).join(' ');

const isWritten = (phrase: Phrase, other: Phrase): boolean => textOf(phrase) === textOf(other);

/** Meanings of the terms that sound like these words; without one, of the terms with the same key. */
function meaningsOf(parts: Phrase, vocabulary: Vocabulary): string[] {
  const terms = vocabulary.termsOf(parts);
  const sounding = terms.filter(({ phrase }) => phrase.every((word, at) => soundsLike(word, parts[at])));
  return [...new Set((sounding.length > 0 ? sounding : terms).map(({ meaning }) => meaning))];
}

const soundsLike = (word: KeyedWord, other: KeyedWord | undefined): boolean =>
  other !== undefined && soundOf(word.written) === soundOf(other.written);

/** Two adjacent words of a search written as one, such as "honey moon". */
export function joinedWords(words: readonly AskedWord[]): KeyedWord[] {
  return words.slice(1).flatMap((word, at) => {
    const before = words[at];
    if (!before || before.phrase.length > 1 || word.phrase.length > 1) return [];
    const written = before.written + word.written;
    return [{ written, keys: keysOf(written) }];
  });
}

/** @param isKnown true if the joined word occurs in deals or is a term */
export function joinKnown(
  words: readonly AskedWord[],
  vocabulary: Vocabulary,
  isKnown: (word: KeyedWord) => boolean,
): AskedWord[] {
  const joined: AskedWord[] = [];
  for (let at = 0; at < words.length;) {
    const pair = words.slice(at, at + 2);
    const [one] = joinedWords(pair);
    const isJoined = one !== undefined && (isKnown(one) || isTerm(one, vocabulary));
    const apart = pair.flatMap(({ phrase }) => phrase);
    joined.push(
      ...(isJoined ? [{ ...askedWord([one], vocabulary), written: textOf(apart), apart }] : pair.slice(0, 1)),
    );
    at += isJoined ? 2 : 1;
  }
  return joined;
}

const isTerm = (word: KeyedWord, vocabulary: Vocabulary): boolean =>
  vocabulary.termsOf([word]).some(({ phrase }) => soundsLike(word, phrase[0]));
