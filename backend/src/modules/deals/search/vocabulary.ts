import { keysOf, wordsOf } from './search-key.js';

export interface SearchTerm {
  kind: 'dish' | 'activity' | 'place-word' | 'stop';
  meaning: string;
  term: string;
}

export interface Named {
  slug: string;
  name: string;
  nameNe: string;
}

/** Word of a name, a term or a search. */
export interface KeyedWord {
  /** In lower case. */
  written: string;
  keys: readonly string[];
}

export type Phrase = readonly KeyedWord[];

/** Name of a dish or an activity; terms with the same meaning are synonyms. */
export interface Term {
  kind: SearchTerm['kind'];
  /** Text as an admin entered it. */
  term: string;
  phrase: Phrase;
  meaning: string;
}

/** Known meanings of search words. */
export interface Vocabulary {
  /** Names in both languages, and terms whose meaning is the city's slug, such as ktm. */
  cities: readonly { slug: string; name: string; nameNe: string; names: readonly Phrase[] }[];
  stopWords: ReadonlySet<string>;
  /** Keys of words in the names of categories. */
  categoryKeys: ReadonlySet<string>;
  phrasesOf: ReadonlyMap<string, readonly Phrase[]>;
  /** Terms with the same number of words, each with a key in common. */
  termsOf(words: Phrase): Term[];
  terms: readonly Term[];
  /** Terms of several words. */
  longTerms: readonly Term[];
}

export const phraseOf = (text: string): Phrase =>
  wordsOf(text).map((written) => ({ written, keys: keysOf(written) }));

interface Names {
  terms: readonly SearchTerm[];
  cities: readonly Named[];
  categories: readonly Named[];
}

export function vocabularyOf({ terms, cities, categories }: Names): Vocabulary {
  const known = termsIn(terms, cities);
  const stopTerms = terms.filter(({ kind }) => kind === 'stop');
  return {
    cities: cities.map(({ slug, name, nameNe }) => ({
      slug,
      name,
      nameNe,
      names: [name, nameNe, ...terms.filter(({ meaning }) => meaning === slug).map(({ term }) => term)].map(
        phraseOf,
      ),
    })),
    stopWords: new Set(stopTerms.flatMap(({ term }) => wordsOf(term))),
    categoryKeys: new Set(
      categories.flatMap(({ name, nameNe }) =>
        [...phraseOf(name), ...phraseOf(nameNe)].flatMap(({ keys }) => keys),
      ),
    ),
    phrasesOf: phrasesByMeaning(known),
    termsOf: termsByKey(known),
    terms: known,
    longTerms: known.filter(({ phrase }) => phrase.length > 1),
  };
}

const termsIn = (terms: readonly SearchTerm[], cities: readonly Named[]): Term[] =>
  terms
    .filter(({ kind, meaning }) => kind !== 'stop' && !cities.some(({ slug }) => slug === meaning))
    .map((row) => ({ ...row, phrase: phraseOf(row.term) }))
    .filter(({ phrase }) => phrase.length > 0);

function phrasesByMeaning(terms: readonly Term[]): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const { meaning, phrase } of terms) phrases.set(meaning, [...(phrases.get(meaning) ?? []), phrase]);
  return phrases;
}

function termsByKey(terms: readonly Term[]): Vocabulary['termsOf'] {
  const byKey = new Map<string, Term[]>();
  for (const term of terms)
    for (const key of term.phrase[0]?.keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), term]);
  return (words) =>
    [...new Set((words[0]?.keys ?? []).flatMap((key) => byKey.get(key) ?? []))].filter(
      ({ phrase }) =>
        phrase.length === words.length &&
        phrase.every(({ keys }, at) => keys.some((key) => words[at]?.keys.includes(key))),
    );
}
