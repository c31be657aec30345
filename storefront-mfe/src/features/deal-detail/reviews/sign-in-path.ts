/** Sign-in path that returns to the reviews of a deal. */
export const signInPath = (dealId: number): string =>
  `/login?returnTo=${encodeURIComponent(`/deals/${dealId}?tab=reviews`)}`;
