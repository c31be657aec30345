import { readSharedSecret } from './shared-secret.js';

const SECRET = 'v3ry-R4ndom-0123456789-abcdefghijk';
const read = (text?: string): string =>
  readSharedSecret({ RELEASES_SECRET: text }, 'RELEASES_SECRET', 'the shell and the backend');

describe('a secret that two programs share', () => {
  it('is taken as it is', () => expect(read(SECRET)).toBe(SECRET));

  it.each([undefined, '', 'short', 'a'.repeat(40)])('is rejected as %j', (text) =>
    expect(() => read(text)).toThrow('Set RELEASES_SECRET to at least 32 random characters'),
  );
});
