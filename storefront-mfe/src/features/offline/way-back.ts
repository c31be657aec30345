/** Returns the requested address if it belongs to this site, otherwise the home page. */
export function wayBack(query: URLSearchParams, origin: string): string {
  const from = query.get('from') ?? '/';
  if (!from.startsWith('/') || !URL.canParse(from, origin)) return '/';
  const address = new URL(from, origin);
  return address.origin === origin ? address.pathname + address.search : '/';
}

/** Returns true if the requested page lists the customer's passes. */
export const isOfCodes = (path: string): boolean =>
  /^(\/ne)?\/dashboard\/(redemptions|passes)([?#]|$)/.test(path);
