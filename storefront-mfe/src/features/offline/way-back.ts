/** The address that was asked for, as long as it is one of this site; else the home page. */
export function wayBack(query: URLSearchParams, origin: string): string {
  const from = query.get('from') ?? '/';
  if (!from.startsWith('/') || !URL.canParse(from, origin)) return '/';
  const address = new URL(from, origin);
  return address.origin === origin ? address.pathname + address.search : '/';
}

/** Whether the page that was asked for lists the customer's codes. */
export const isOfCodes = (path: string): boolean =>
  /^(\/ne)?\/dashboard\/(redemptions|passes)([?#]|$)/.test(path);
