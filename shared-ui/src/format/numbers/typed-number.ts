import { toAsciiDigits } from './digits';

/** Converts the text of a number field to ASCII digits and trims it. */
export const typedFigures = (text: string): string => toAsciiDigits(text).trim();

/** Parses a typed number in either script; returns NaN for any other text. */
export const typedNumber = (text: string): number => {
  const figures = typedFigures(text);
  return figures === '' ? NaN : Number(figures);
};
