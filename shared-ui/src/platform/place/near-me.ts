/** Reason why the browser returned no position. */
export type NearMeProblem = 'refused' | 'unavailable' | 'timedOut';

const TIMEOUT_MS = 10_000;
const FRESH_ENOUGH = 300_000;

const PROBLEMS: Readonly<Record<number, NearMeProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'timedOut' };

// Three decimals are about 100 meters: precise enough, without storing more about the visitor.
const toPlace = ({ coords }: GeolocationPosition): string =>
  `${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`;

export type NearMe = { place: string } | { problem: NearMeProblem };

/** Requests the visitor's position from the browser. Never rejects: without a position it returns the reason. */
export const askNearMe = (): Promise<NearMe> =>
  new Promise((resolve) => {
    // Undefined on insecure pages.
    if (!navigator.geolocation) return resolve({ problem: 'unavailable' });
    navigator.geolocation.getCurrentPosition(
      (position) => resolve({ place: toPlace(position) }),
      ({ code }) => resolve({ problem: PROBLEMS[code] ?? 'unavailable' }),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_ENOUGH },
    );
  });
