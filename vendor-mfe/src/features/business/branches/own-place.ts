const TIMEOUT_MS = 15_000;

/** Rounds to five decimals, about one meter, which locates the entrance of a shop. */
const rounded = (degrees: number): string => degrees.toFixed(5);

/** Returns the position of the device; null if the browser does not provide it. */
export const ownPlace = (): Promise<{ latitude: string; longitude: string } | null> =>
  new Promise((resolve) => {
    // Undefined in insecure contexts.
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  });
