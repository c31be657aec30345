/** @returns the deal whose code is asked for once somebody is signed in, null for other ways to the page */
export function dealToRedeem(returnTo: string | null): number | null {
  const [, id] = /^(?:\/ne)?\/deals\/(\d{1,9})\?get=1$/.exec(returnTo ?? '') ?? [];
  return id === undefined ? null : Number(id);
}
