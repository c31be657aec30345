import type { To } from 'react-router-dom';
import { localizedPath, plainPath } from '../i18n/localized-path';
import type { Language } from '../../format';

const localized = (path: string, language: Language): string =>
  path.startsWith('/') ? localizedPath(plainPath(path), language) : path;

/** Returns the target of a link in the current language; a target with a language prefix is unchanged. */
export function localizedTarget(to: To, language: Language): To {
  if (typeof to === 'string') return localized(to, language);
  return to.pathname === undefined ? to : { ...to, pathname: localized(to.pathname, language) };
}
