/** The website of a business when it is a web address and nothing else. */
export function safeWebsite(text: string | null): URL | null {
  const url = text && URL.canParse(text) ? new URL(text) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null;
}

interface Place {
  latitude: number | null;
  longitude: number | null;
}

/** A place on OpenStreetMap; null where nobody knows it. */
export const mapAddress = ({ latitude, longitude }: Place): string | null =>
  latitude === null || longitude === null
    ? null
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
