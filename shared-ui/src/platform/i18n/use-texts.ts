import { use, useMemo } from 'react';
import { useLanguage } from './use-language';
import type { Texts } from './texts';
import { translator, type Translate } from './translate';

/**
 * The texts of a catalogue in the reader's language. Where the route has not loaded them
 * beforehand the component suspends, so it must stand under a Suspense boundary.
 */
export function useTexts<Key extends string>(catalogue: Texts<Key>): Translate<Key> {
  const language = useLanguage();
  use(catalogue.load(language));
  const entries = catalogue.read(language);
  return useMemo(() => translator<Key>(entries ?? {}, language), [entries, language]);
}
