import type { Language } from '../../format';
import type { Texts } from './texts';
import { translator, type Translate } from './translate';

/** Returns the translations outside of a component, or null if the route has not loaded them. */
export function readTexts<Key extends string>(
  catalogue: Texts<Key>,
  language: Language,
): Translate<Key> | null {
  const entries = catalogue.read(language);
  return entries ? translator<Key>(entries, language) : null;
}
