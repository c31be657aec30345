import { csv, csvChunks } from './csv.js';

describe('a table for spreadsheets', () => {
  it('keeps numbers, blanks, quotes, lines and every script', () => {
    expect(
      csv([
        ['a', 'b'],
        [-5, null],
        ['say "hi"', 'one, two\nthree'],
        ['दुई प्लेट', 'plain'],
      ]),
    ).toBe('\uFEFFa,b\r\n-5,\r\n"say ""hi""","one, two\nthree"\r\nदुई प्लेट,plain\r\n');
  });

  it('comes piece by piece, marked once', async () => {
    async function* batches() {
      yield* await Promise.resolve([[['=1'], ['two']], [['three']]]);
    }
    const pieces: string[] = [];
    for await (const piece of csvChunks(['a'], batches())) pieces.push(piece);
    expect(pieces).toEqual(['\uFEFFa\r\n', `"'=1"\r\ntwo\r\n`, 'three\r\n']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200B=1', '＝1', '\r=1', '|cmd'])(
    'never begins a cell like a formula: %j',
    (text) => {
      expect(csv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
    },
  );
});
