/** Addresses that are no pages: a redirect there would act instead of show. */
const NO_PAGE = /^\/(?:api|forms)(?:\/|$)/;

/** A page of this site to go back to; null for anything else. */
export function ownReturn(text: string | null): string | null {
  if (!text || !/^\/(?![/\\])[^\s\\]*$/.test(text)) return null;
  const { origin, pathname, search, hash } = new URL(text, 'https://site.invalid');
  return origin === 'https://site.invalid' && !NO_PAGE.test(pathname) ? pathname + search + hash : null;
}

/** A page of this site to go back to; the home page for anything else. */
export const returnPath = (text: string | null): string => ownReturn(text) ?? '/';
