import { latinDigits } from './number-text.js';

const MOBILE = /^(?:\+?977|00977)?(9[678]\d{8})$/;

/**
 * Normalizes a Nepali mobile number as it is stored: ten digits without the code of the country. Blanks, hyphens,
 * brackets and Nepali digits are accepted.
 * @returns null for anything else, such as a landline
 */
export const mobileNumberOf = (text: string): string | null =>
  MOBILE.exec(latinDigits(text).replace(/[\s()-]/g, ''))?.[1] ?? null;

/** Returns true for the stored form of a mobile number; an e-mail address never has this form. */
export const isMobileNumber = (address: string): boolean => /^9[678]\d{8}$/.test(address);

/** Returns true if a text was meant as a phone number. */
export const looksLikeNumber = (text: string): boolean => /^\+?[\d\s()-]+$/.test(latinDigits(text).trim());
