import type { ChosenPlace } from 'shared-ui/store';

/** Cookie with the value `{city}` or `{city}.{area}`, as slugs. The server reads it too. */
export const PLACE_COOKIE = 'dobbar_place';
export const PLACE_SECONDS = 365 * 24 * 60 * 60;

const PLACE = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([a-z0-9]+(?:-[a-z0-9]+)*))?$/;
const IN_COOKIES = /(?:^|;\s*)dobbar_place=([^;]*)/;
const MAX_LENGTH = 121;

/** Parses a place as written in the cookie and in addresses; returns null for any other text. */
export function readPlace(text: string | null | undefined): ChosenPlace | null {
  const [, city, area] = (text && text.length <= MAX_LENGTH && PLACE.exec(text)) || [];
  return city === undefined ? null : { city, area: area ?? null };
}

export const writePlace = ({ city, area }: ChosenPlace): string => (area ? `${city}.${area}` : city);

/** @param cookies the cookies of a request or of the document */
export const placeOfCookies = (cookies: string | undefined): ChosenPlace | null =>
  readPlace(IN_COOKIES.exec(cookies ?? '')?.[1]);

/** Stores the visitor's choice for a year. */
export const storePlace = (place: ChosenPlace): void => {
  document.cookie = `${PLACE_COOKIE}=${writePlace(place)}; Path=/; Max-Age=${PLACE_SECONDS}; SameSite=Lax`;
};
