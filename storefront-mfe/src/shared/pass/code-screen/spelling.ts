/** Number of characters in half a code. */
const GROUP = 4;

/** Splits the characters of a code into two groups of four. */
export const groupsOf = (code: string): string[][] => [[...code.slice(0, GROUP)], [...code.slice(GROUP)]];

export const isDigit = (character: string): boolean => /\d/.test(character);

/** Returns the text to speak for a code: the names of digits, and letters with their spelling words. */
export function spoken(
  code: string,
  wordOf: (character: string) => string,
  asIn: (letter: string, word: string) => string,
): string {
  const say = (character: string) =>
    isDigit(character) ? wordOf(character) : asIn(character, wordOf(character));
  return groupsOf(code)
    .map((group) => group.map(say).join(', '))
    .join('. ');
}
