/** Returns the cursor of the next page from a Link header: `<...?cursor=abc>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (!address) return null;
  return new URLSearchParams(address.split('?')[1]).get('cursor');
}
