/** The way to sign in and back to the reviews of a deal. */
export const signInPath = (dealId: number): string =>
  `/login?returnTo=${encodeURIComponent(`/deals/${dealId}?tab=reviews`)}`;
