const TIMEOUT_MS = 15_000;

/** Five decimals are a metre: the door of a shop, which is public. */
const rounded = (degrees: number): string => degrees.toFixed(5);

/** Where the device is; null where the browser does not say. */
export const ownPlace = (): Promise<{ latitude: string; longitude: string } | null> =>
  new Promise((resolve) => {
    // Absent on pages that are not secure.
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  });
