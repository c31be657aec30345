import type { NearMe } from './near-me';

export type { NearMeProblem } from './near-me';
export { PLACE_COOKIE, PLACE_SECONDS, placeOfCookies, readPlace, writePlace } from './place-cookie';
export { kilometersBetween, nearestOf } from './nearest';
export { placeOf, useChoosePlace, usePlace, type Place } from './use-place';

/**
 * Requests the visitor's position from the browser. Never rejects: without a position it returns the reason. The code is loaded
 * on first use.
 */
export const askNearMe = async (): Promise<NearMe> =>
  import('./near-me').then(
    (nearMe) => nearMe.askNearMe(),
    () => ({ problem: 'unavailable' as const }),
  );
