/** Longer addresses do not fit into the headers of every proxy. */
const MAX_LENGTH = 2_000;

/** Matches addresses that are no pages: a redirect there would perform an action. */
const NO_PAGE = /^\/(?:api|forms)(?:\/|$)/;

/** Returns a page of this site to return to; null for any other address. */
export function ownReturn(text: string | null): string | null {
  if (!text || !/^\/(?![/\\])[^\s\\]*$/.test(text)) return null;
  const { origin, pathname, search, hash } = new URL(text, 'https://site.invalid');
  const path = pathname + search + hash;
  const isPage = origin === 'https://site.invalid' && !pathname.startsWith('//') && !NO_PAGE.test(pathname);
  return isPage && path.length <= MAX_LENGTH ? path : null;
}

/** Returns a page of this site to return to; the home page for any other address. */
export const returnPath = (text: string | null): string => ownReturn(text) ?? '/';
