import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { latinOf } from './latin.js';
import { ListedWords } from './listed-words.service.js';
import { matchedWord, type MatchedWord, queryOfWord } from './matched-word.js';
import { joinedWords, joinKnown, type Question } from './question.js';
import { consonantsOf, KEY_VERSION, keysOf, splitsOf, withoutEachLetter } from './search-key.js';
import {
  COUNT_FOUND,
  SIMILAR_WORDS,
  STORE_KEYS,
  WORDS_WITH_KEYS,
  WORDS_WITHOUT_KEYS,
} from './search-words.sql.js';
import { closestWords, type SimilarWord } from './similar-words.js';
import { Spellings } from './spellings.js';
import type { KeyedWord, Vocabulary } from './vocabulary.js';

/** A stored word, a rename, or the mark of words without keys. */
interface WordRow {
  word: string | null;
  keys: string[] | null;
  mark: string | null;
  words: string[] | null;
  isWaiting: boolean;
}

export interface SpelledWords {
  words: MatchedWord[];
  /** False while another instance computes keys of new words. */
  isComplete: boolean;
}

/** Words of all deals with their keys, and the matching of search words with them. */
@Injectable()
export class SearchWords {
  constructor(
    private readonly transactions: Transactions,
    private readonly listedWords: ListedWords,
  ) {}

  /**
   * Computes missing keys of the current version. Concurrent instances skip these words.
   * @returns whether there may be more batches
   */
  keyBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const rows = await this.transactions.query<{ word: string }>(WORDS_WITHOUT_KEYS, [KEY_VERSION]);
      if (rows.length === 0) return false;
      await this.transactions.query(STORE_KEYS, [
        KEY_VERSION,
        JSON.stringify(rows.map(({ word }) => keyed(word))),
      ]);
      return true;
    });
  }

  /** Matches the words of a search with the words of listed deals. */
  async match(question: Question, vocabulary: Vocabulary): Promise<MatchedWord[]> {
    const { words } = await this.spelled(question, vocabulary);
    return this.countedOrSimilar(words);
  }

  /** The words of a search with their spellings in deals, not counted. */
  async spelled({ words: asked }: Question, vocabulary: Vocabulary): Promise<SpelledWords> {
    if (asked.length === 0) return { words: [], isComplete: true };
    const spellings = await this.spellingsOf([
      ...asked.flatMap(({ phrase, same }) => [phrase, ...same].flat()),
      ...joinedWords(asked),
    ]);
    const words = joinKnown(asked, vocabulary, (word) => spellings.like(word).length > 0);
    return { words: words.map((word) => matchedWord(word, spellings)), isComplete: spellings.isComplete };
  }

  /** Counts the deals of words, and replaces words without deals by parts or similar words. */
  async countedOrSimilar(words: readonly MatchedWord[]): Promise<MatchedWord[]> {
    if (words.length === 0) return [];
    return this.withSimilar(await this.withSplit(await this.count(words)));
  }

  private async spellingsOf(words: readonly KeyedWord[]): Promise<Spellings> {
    const keys = [...new Set(words.flatMap((word) => word.keys))];
    const asked = [keys, words.map(({ written }) => written), KEY_VERSION];
    let rows = await this.transactions.query<WordRow>(WORDS_WITH_KEYS, asked);
    // New deals are found immediately.
    if (rows.some(({ isWaiting }) => isWaiting)) {
      await this.keyBatch();
      rows = await this.transactions.query<WordRow>(WORDS_WITH_KEYS, asked);
    }
    return new Spellings(
      rows.flatMap(({ word, keys: stored }) => (word && stored ? { word, keys: stored } : [])),
      rows.flatMap(({ mark, words: renamed }) => (mark && renamed ? { mark, words: renamed } : [])),
      !rows.some(({ isWaiting }) => isWaiting),
    );
  }

  private async count(words: readonly MatchedWord[]): Promise<MatchedWord[]> {
    const rows = await this.transactions.query<{ found: number }>(COUNT_FOUND, [words.map(queryOfWord)]);
    return words.map((word, at) => ({ ...word, found: rows[at]?.found ?? 0 }));
  }

  /** Splits a word without matches into two words of deals, such as "bhotekoshi". */
  private async withSplit(words: readonly MatchedWord[]): Promise<MatchedWord[]> {
    const unknown = words.filter(isUnknown);
    if (unknown.length === 0) return [...words];
    const spellings = await this.spellingsOf(unknown.flatMap(({ written }) => splitsOf(written).flat()));
    return this.count(
      words.map((word) => {
        if (!unknown.includes(word)) return word;
        const pairs = splitsOf(word.written).map((pair) => pair.map((part) => spellings.like(part)));
        const known = pairs.filter((pair) => pair.every((part) => part.length > 0));
        return { ...word, exact: [...word.exact, ...known] };
      }),
    );
  }

  /** Matches words without matches with similar ones. */
  private async withSimilar(words: readonly MatchedWord[]): Promise<MatchedWord[]> {
    const unknown = words.filter(isUnknown);
    if (unknown.length === 0) return [...words];
    const latin = unknown.map(({ written }) => latinOf(written));
    const rows = await this.transactions.query<SimilarWord & { n: number }>(SIMILAR_WORDS, [
      latin,
      unknown.map(({ written }) => consonantsOf(keysOf(written)[0] ?? '')),
      latin.map((word) => JSON.stringify(withoutEachLetter(word))),
      unknown.map((word) => word === words.at(-1)),
    ]);
    const listed = await this.listedWords.among(rows.map(({ word }) => word));
    const near = new Map(
      unknown.map((word, at) => [
        word,
        closestWords(
          latin[at] ?? '',
          rows.filter((row) => row.n === at + 1 && listed.has(row.word)),
        ),
      ]),
    );
    return this.count(
      words.map((word) => (near.has(word) ? { ...word, near: [[near.get(word) ?? []]] } : word)),
    );
  }
}

const isUnknown = ({ written, found }: MatchedWord): boolean => found === 0 && !written.includes(' ');

const keyed = (word: string): object => {
  const latin = latinOf(word);
  const keys = keysOf(word);
  return { word, latin, keys, consonants: consonantsOf(keys[0] ?? ''), near: withoutEachLetter(latin) };
};
