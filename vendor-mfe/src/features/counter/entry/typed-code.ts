import { toAsciiDigits } from 'shared-ui/format';

export const CODE_LENGTH = 8;

// Crockford's base 32: O, I and L are read as the digits they look like, U does not occur.
const notInAlphabet = /[^0-9A-HJKMNP-TV-Z]/g;

const asShown = (text: string): string =>
  toAsciiDigits(text).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1').replace(notInAlphabet, '');

/** Typed code as shown in the boxes, at most eight characters. */
export const readTyped = (text: string): string => asShown(text).slice(0, CODE_LENGTH);

/**
 * True for the content of a QR code instead of the eight characters: pasted, or typed by a handheld scanner
 * that acts as a keyboard.
 */
export const isScanned = (text: string): boolean =>
  /[#:/]/.test(text) || text.trim().length > 3 * CODE_LENGTH;

/** Text of the field after a change. Characters after the eighth are kept, because a scanner may send more. */
export const textAfter = (before: string, after: string): string =>
  // Backspace removes the last character shown in the boxes.
  !isScanned(before) && after.length < before.length && asShown(before).length > CODE_LENGTH
    ? readTyped(before).slice(0, -1)
    : after;
