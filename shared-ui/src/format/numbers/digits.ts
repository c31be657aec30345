const DEVANAGARI = '०१२३४५६७८९';

export const toDevanagari = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => DEVANAGARI.charAt(Number(digit)));

/** Turns Devanagari digits of typed text into ASCII ones, so that both ways of typing a number work. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(DEVANAGARI.indexOf(digit)));
