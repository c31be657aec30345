import { isDevanagari, latinOf } from './latin.js';
import { editsBetween, soundOf } from './search-key.js';
import type { KeyedWord } from './vocabulary.js';

/** Word that occurs in deals. */
export interface StoredWord {
  word: string;
  keys: readonly string[];
}

/** Rename that is not applied to all deals yet. Until then, they contain a mark instead of the new name. */
export interface Rename {
  mark: string;
  words: readonly string[];
}

/** Maximum number of spellings for one word of a search. */
const MAX_SPELLINGS = 40;

const isClose = (word: string, asked: string): boolean =>
  !isDevanagari(word) || !isDevanagari(asked) || editsBetween(latinOf(word), latinOf(asked)) <= 1;

interface SoundingWord {
  word: string;
  sound: string;
}

/** Spellings in deals for the words of a search and of its terms. */
export class Spellings {
  private readonly byKey = new Map<string, SoundingWord[]>();

  constructor(
    words: readonly StoredWord[],
    private readonly renames: readonly Rename[],
    /** False if words of deals have no keys yet, so that spellings may be missing. */
    readonly isComplete = true,
  ) {
    for (const { word, keys } of words) {
      const sounding = { word, sound: soundOf(word) };
      for (const key of keys) this.byKey.set(key, this.withKey(key).concat(sounding));
    }
  }

  /** Words of deals that sound like this one, in either script. */
  like(asked: KeyedWord): string[] {
    const ownSound = soundOf(asked.written);
    return this.withMarks(this.withKeyOf(asked).filter(({ sound }) => sound === ownSound));
  }

  /** Words with the same key but another spelling. Nepali is spelled as spoken, so that two words in Devanagari must be close. */
  unlike(asked: KeyedWord): string[] {
    const ownSound = soundOf(asked.written);
    return this.withMarks(
      this.withKeyOf(asked).filter(({ word, sound }) => sound !== ownSound && isClose(word, asked.written)),
    );
  }

  private withKeyOf({ keys }: KeyedWord): SoundingWord[] {
    return [...new Set(keys.flatMap((key) => this.withKey(key)))];
  }

  private withKey(key: string): SoundingWord[] {
    return this.byKey.get(key) ?? [];
  }

  private withMarks(found: readonly SoundingWord[]): string[] {
    const words = found.map(({ word }) => word);
    const marks = this.renames.filter((rename) => rename.words.some((word) => words.includes(word)));
    return [...words.slice(0, MAX_SPELLINGS), ...marks.map(({ mark }) => mark)];
  }
}
