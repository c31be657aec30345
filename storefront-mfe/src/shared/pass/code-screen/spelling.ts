/** Half a code. */
const GROUP = 4;

/** The characters of a code in two groups of four. */
export const groupsOf = (code: string): string[][] => [[...code.slice(0, GROUP)], [...code.slice(GROUP)]];

export const isDigit = (character: string): boolean => /\d/.test(character);

/** What a voice says of a code: the words of digits, and letters with a word that begins with them. */
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
