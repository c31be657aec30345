import type { NearMe } from './near-me';

export type { NearMeProblem } from './near-me';
export { PLACE_COOKIE, PLACE_SECONDS, placeOfCookies, readPlace, writePlace } from './place-cookie';
export { placeOf, useChoosePlace, usePlace, type Place } from './use-place';

/** Asks the browser where the visitor is. Never fails: without a position it says why. The code comes with the question. */
export const askNearMe = async (): Promise<NearMe> =>
  import('./near-me').then(
    (nearMe) => nearMe.askNearMe(),
    () => ({ problem: 'unavailable' as const }),
  );
