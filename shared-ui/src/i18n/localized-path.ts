import type { Language } from '../format';

const SET_BY_READER = /^\/(dashboard|admin|admin-login)(\/|\?|#|$)/;

/** A path of the site in a language: public pages stand under /ne in Nepali, dashboards go by setting. */
export function localizedPath(path: string, language: Language): string {
  if (language === 'en' || !path.startsWith('/') || SET_BY_READER.test(path)) return path;
  return path === '/'
    ? '/ne'
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/ne${path.slice(1)}`
      : `/ne${path}`;
}

/** The path without its language. */
export const plainPath = (path: string): string => path.replace(/^\/ne(?=\/|\?|#|$)/, '') || '/';
