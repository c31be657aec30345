const DEVANAGARI = '०१२३४५६७८९';

export const toDevanagari = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => DEVANAGARI.charAt(Number(digit)));

/** Converts Devanagari digits to ASCII digits, so that numbers can be typed in either script. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(DEVANAGARI.indexOf(digit)));
