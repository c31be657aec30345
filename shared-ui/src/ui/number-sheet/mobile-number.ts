import { toAsciiDigits } from '../../format';

const MOBILE = /^(?:\+?977|00977)?(9[678]\d{8})$/;

/** Returns the ten digits of a Nepali mobile number in either script; null for any other text. */
export const mobileNumberOf = (text: string): string | null =>
  MOBILE.exec(toAsciiDigits(text).replace(/[\s()-]/g, ''))?.[1] ?? null;
