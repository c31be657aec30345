/** Returns the website of a business if it is an http or https address, otherwise null. */
export function safeWebsite(text: string | null): URL | null {
  const url = text && URL.canParse(text) ? new URL(text) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null;
}

interface Place {
  latitude: number | null;
  longitude: number | null;
}

/** Returns the address of a place on OpenStreetMap; null without coordinates. */
export const mapAddress = ({ latitude, longitude }: Place): string | null =>
  latitude === null || longitude === null
    ? null
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
