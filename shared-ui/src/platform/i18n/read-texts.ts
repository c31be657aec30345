import type { Language } from '../../format';
import type { Texts } from './texts';
import { translator, type Translate } from './translate';

/** The texts outside of a component, where the route has loaded them; null where it has not. */
export function readTexts<Key extends string>(
  catalogue: Texts<Key>,
  language: Language,
): Translate<Key> | null {
  const entries = catalogue.read(language);
  return entries ? translator<Key>(entries, language) : null;
}
