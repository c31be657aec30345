import type { To } from 'react-router-dom';
import { localizedPath, plainPath } from '../i18n/localized-path';
import type { Language } from '../../format';

const localized = (path: string, language: Language): string =>
  path.startsWith('/') ? localizedPath(plainPath(path), language) : path;

/** Where a link leads in the reader's language; a target that is there already stays as it is. */
export function localizedTarget(to: To, language: Language): To {
  if (typeof to === 'string') return localized(to, language);
  return to.pathname === undefined ? to : { ...to, pathname: localized(to.pathname, language) };
}
