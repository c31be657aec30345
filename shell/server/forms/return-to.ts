/** Matches addresses that are no pages: a redirect there would perform an action. */
const NO_PAGE = /^\/(?:api|forms)(?:\/|$)/;

/** Returns a page of this site to return to; null for any other address. */
export function ownReturn(text: string | null): string | null {
  if (!text || !/^\/(?![/\\])[^\s\\]*$/.test(text)) return null;
  const { origin, pathname, search, hash } = new URL(text, 'https://site.invalid');
  return origin === 'https://site.invalid' && !NO_PAGE.test(pathname) ? pathname + search + hash : null;
}

/** Returns a page of this site to return to; the home page for any other address. */
export const returnPath = (text: string | null): string => ownReturn(text) ?? '/';
