/** @returns the id of the deal to redeem after sign-in; null if the visitor comes from another page */
export function dealToRedeem(returnTo: string | null): number | null {
  const [, id] = /^(?:\/ne)?\/deals\/(\d{1,9})\?get=1$/.exec(returnTo ?? '') ?? [];
  return id === undefined ? null : Number(id);
}
