/** Why the browser did not say where the reader is. */
export type NearMeProblem = 'refused' | 'unavailable' | 'timedOut';

const TIMEOUT_MS = 10_000;
const FRESH_ENOUGH = 300_000;

const PROBLEMS: Readonly<Record<number, NearMeProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'timedOut' };

// Three decimals are a hundred metres: near enough, and no more than needed about anyone.
const toPlace = ({ coords }: GeolocationPosition): string =>
  `${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`;

export type NearMe = { place: string } | { problem: NearMeProblem };

/** Asks the browser where the reader is. Never fails: without a place it says why. */
export const askNearMe = (): Promise<NearMe> =>
  new Promise((resolve) => {
    // Absent on pages that are not secure.
    if (!navigator.geolocation) return resolve({ problem: 'unavailable' });
    navigator.geolocation.getCurrentPosition(
      (position) => resolve({ place: toPlace(position) }),
      ({ code }) => resolve({ problem: PROBLEMS[code] ?? 'unavailable' }),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_ENOUGH },
    );
  });
