import type { Language } from '../../format';

const SET_BY_READER = /^\/(dashboard|admin|admin-login)(\/|\?|#|$)/;

/** Replaces leading double slashes: a path that begins with two slashes would name another host. */
const withOneSlash = (path: string): string => path.replace(/^[/\\]{2,}/, '/');

/**
 * Returns the path in a language: Nepali public pages have the prefix /ne, dashboards have no prefix and use the saved
 * language.
 */
export function localizedPath(address: string, language: Language): string {
  const path = withOneSlash(address);
  if (language === 'en' || !path.startsWith('/') || SET_BY_READER.test(path)) return path;
  return path === '/'
    ? '/ne'
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/ne${path.slice(1)}`
      : `/ne${path}`;
}

/** Returns the path without its language prefix. */
export const plainPath = (path: string): string =>
  withOneSlash(path.replace(/^\/ne(?=\/|\?|#|$)/, '')) || '/';
