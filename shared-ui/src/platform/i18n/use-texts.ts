import { use, useMemo } from 'react';
import { useLanguage } from './use-language';
import type { Texts } from './texts';
import { translator, type Translate } from './translate';

/**
 * Returns the translations of a catalog in the current language. Suspends if the route has not loaded them, so the component
 * needs a Suspense boundary.
 */
export function useTexts<Key extends string>(catalogue: Texts<Key>): Translate<Key> {
  const language = useLanguage();
  use(catalogue.load(language));
  const entries = catalogue.read(language);
  return useMemo(() => translator<Key>(entries ?? {}, language), [entries, language]);
}
