import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { CacheTag } from '../../../common/http-cache/cache-tags.js';
import { PublicCache } from '../../../common/http-cache/public-cache.js';
import type { MatchedWord } from './matched-word.js';
import { type Question, questionOf } from './question.js';
import { SearchVocabulary } from './search-vocabulary.service.js';
import { SearchWords } from './search-words.service.js';
import type { Vocabulary } from './vocabulary.js';

/** Counts of deals may be five seconds old. */
const REMEMBERED = { max: 1_000, ttl: 5_000 };

/** Tags of the changes after which deals can contain other words. */
const TAGS: readonly CacheTag[] = ['deals', 'deal-lists', 'deals:late'];

/** Meaning of a search text, and its words with their spellings in deals. */
export interface SearchText {
  question: Question;
  /** Not counted. */
  words: readonly MatchedWord[];
  /** Set by `counted`. */
  counted?: readonly MatchedWord[];
  vocabulary: Vocabulary;
  /** The cache's generation when the words were read. */
  generation: number;
}

/**
 * Parses search texts. People choose filters for the same words, so each text is remembered for a few seconds, until a change of
 * deals or of the vocabulary is announced.
 */
@Injectable()
export class SearchTexts {
  private readonly remembered = new LRUCache<string, SearchText>(REMEMBERED);

  constructor(
    private readonly vocabulary: SearchVocabulary,
    private readonly words: SearchWords,
    private readonly cache: PublicCache,
  ) {}

  async parse(text: string): Promise<SearchText> {
    const vocabulary = await this.vocabulary.read();
    const known = this.remembered.get(text);
    if (known?.vocabulary === vocabulary && this.isCurrent(known)) return known;
    const question = questionOf(text, vocabulary);
    const { value, generation } = await this.cache.read(() => this.words.spelled(question, vocabulary));
    const parsed = { vocabulary, question, words: value.words, generation };
    if (value.isComplete && this.cache.state.isUsable && this.isCurrent(parsed))
      this.remembered.set(text, parsed);
    return parsed;
  }

  /** The words of a parsed text with their number of deals, and similar words in place of words without deals. */
  async counted(text: SearchText): Promise<readonly MatchedWord[]> {
    if (text.counted) return text.counted;
    const { value, generation } = await this.cache.read(() => this.words.countedOrSimilar(text.words));
    if (generation >= text.generation) text.counted = value;
    return value;
  }

  private isCurrent({ generation }: SearchText): boolean {
    return TAGS.every((tag) => this.cache.generationOf(tag) <= generation);
  }
}
