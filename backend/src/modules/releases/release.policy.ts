/** Page views that a version needs before its failures are compared. */
const ENOUGH_VIEWS = 50;
const TOLERATED_SHARE = 0.02;
const TIMES_THE_OTHER = 2;

/** How often a version was shown, and from how many addresses its failure was reported. */
export interface Tally {
  views: number;
  failures: number;
}

const shareOf = ({ views, failures }: Tally): number => (views === 0 ? 0 : failures / views);

/**
 * True if a version fails so often that the remote returns to the one before (rule RE4): after 50 page views more than 2 % failures, and
 * more than twice the share of the version before.
 */
export const failsTooOften = (live: Tally, previous: Tally): boolean =>
  live.views >= ENOUGH_VIEWS &&
  shareOf(live) > TOLERATED_SHARE &&
  shareOf(live) > TIMES_THE_OTHER * shareOf(previous);
