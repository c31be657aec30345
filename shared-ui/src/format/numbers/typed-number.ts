import { toAsciiDigits } from './digits';

/** What was typed into a field of figures, in Latin digits and without the blanks around it. */
export const typedFigures = (text: string): string => toAsciiDigits(text).trim();

/** The number that was typed, in either script; NaN when it is none. */
export const typedNumber = (text: string): number => {
  const figures = typedFigures(text);
  return figures === '' ? NaN : Number(figures);
};
