import type { Language } from '../../format';

const SET_BY_READER = /^\/(dashboard|admin|admin-login)(\/|\?|#|$)/;

/** A path that begins with two slashes would name another host. */
const withOneSlash = (path: string): string => path.replace(/^[/\\]{2,}/, '/');

/** A path of the site in a language: public pages stand under /ne in Nepali, dashboards go by setting. */
export function localizedPath(address: string, language: Language): string {
  const path = withOneSlash(address);
  if (language === 'en' || !path.startsWith('/') || SET_BY_READER.test(path)) return path;
  return path === '/'
    ? '/ne'
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/ne${path.slice(1)}`
      : `/ne${path}`;
}

/** The path without its language. */
export const plainPath = (path: string): string =>
  withOneSlash(path.replace(/^\/ne(?=\/|\?|#|$)/, '')) || '/';
