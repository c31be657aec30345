import { toLines } from './text-lines.js';

const column = { fits: (line: string) => line.length <= 20, most: 3 };

describe('lines of a picture', () => {
  it('keep short text whole', () => {
    expect(toLines('Two plates of momo', column)).toEqual(['Two plates of momo']);
  });

  it('break between words', () => {
    expect(toLines('Singing-bowl massage for two with tea', column)).toEqual([
      'Singing-bowl massage',
      'for two with tea',
    ]);
  });

  it('end in an ellipsis when there is more', () => {
    const lines = toLines('word '.repeat(60), column);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe('word word word word…');
  });

  it('cut a word that is too long, never inside a letter of Devanagari', () => {
    const [line = ''] = toLines('क्षि'.repeat(40), column);
    expect(line).toMatch(/^(क्षि)+…$/);
    expect(column.fits(line)).toBe(true);
  });
});
