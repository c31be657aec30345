import { entryCharacters, typedCharacters } from './entry-characters.js';

describe('the characters of an entry (OF11)', () => {
  it.each([
    ['000000', '0000'],
    ['fffff0', 'ZZZZ'],
    ['08421f', '1111'],
    ['f83e0a', 'Z0Z0'],
  ])('of the hash %s… are %s', (start, characters) => {
    expect(entryCharacters(Buffer.from(start.padEnd(64, '7'), 'hex'))).toBe(characters);
  });

  it('are read as they are typed', () => {
    expect(typedCharacters(' oi-lz ')).toBe('011Z');
  });
});
