const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' });

interface Column {
  /** True if a line is short enough. */
  fits(line: string): boolean;
  /** Maximum number of lines. */
  most: number;
}

/** Breaks text into lines that fit. Text beyond the last line is replaced by an ellipsis. */
export function toLines(text: string, { fits, most }: Column): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const goesOn = lines.length > most;
  return lines.slice(0, most).map((line, index) => shortened(line, fits, goesOn && index === most - 1));
}

function shortened(line: string, fits: (line: string) => boolean, goesOn: boolean): string {
  if (!goesOn && fits(line)) return line;
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment);
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
