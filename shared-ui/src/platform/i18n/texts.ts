import type { Language } from '../../format';
import { forgetLater, fulfilledPromise, trackedPromise } from '../tracked-promise';

/** Keys of a catalog as components use them: a plural pair has one key, without its suffix. */
export type TextKey<Entries> = Stem<Exclude<keyof Entries & string, '_reviewed'>>;

type Stem<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type Entries = Readonly<Record<string, string | boolean>>;

/** Translations of one feature, with one file per language that is loaded on first use. */
export interface Texts<Key extends string> {
  /** Never read; carries the type of the keys. */
  readonly keys?: Key;
  load(language: Language): Promise<void>;
  /** Returns the loaded entries, or null before `load` has finished. */
  read(language: Language): Entries | null;
  /** Stores entries that were sent with the page, so that nothing is fetched before hydration. */
  accept(language: Language, entries: Entries): void;
}

interface Sources<English> {
  en: () => Promise<{ default: English }>;
  ne: () => Promise<{ default: Record<keyof English, string> & { _reviewed: boolean } }>;
}

export function defineTexts<English>(sources: Sources<English>): Texts<TextKey<English>> {
  const loaded = new Map<Language, Entries>();
  const underWay = new Map<Language, Promise<void>>();

  async function fetchEntries(language: Language): Promise<void> {
    try {
      const file = await sources[language]();
      loaded.set(language, file.default as unknown as Entries);
    } catch (failure) {
      forgetLater(() => underWay.delete(language));
      throw failure;
    }
  }

  return {
    load(language) {
      const known = underWay.get(language);
      if (known) return known;
      const loading = trackedPromise(fetchEntries(language));
      underWay.set(language, loading);
      return loading;
    },
    read: (language) => loaded.get(language) ?? null,
    accept(language, entries) {
      loaded.set(language, entries);
      underWay.set(language, fulfilledPromise(undefined));
    },
  };
}
