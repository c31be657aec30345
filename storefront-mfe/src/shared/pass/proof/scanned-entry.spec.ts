import { describe, expect, test } from '@jest/globals';
import { scannedEntry } from './scanned-entry';

const signature = 'S'.repeat(86);
const bodyOf = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');
const passes = [
  { id: 'first', qrCode: 'https://dobbar.test/c#token-1' },
  { id: 'second', qrCode: 'https://dobbar.test/c#token-2' },
];
const hashOf = (content: object): string => `#entry.${bodyOf(content)}.${signature}`;

describe('the scanned entry of a counter', () => {
  test('is about the pass whose token it contains', () => {
    const content = { kind: 'accept', token: 'token-2' };
    expect(scannedEntry(hashOf(content), passes)).toEqual({
      passId: 'second',
      entry: `${bodyOf(content)}.${signature}`,
    });
  });

  test.each([
    ['of another pass', hashOf({ kind: 'accept', token: 'token-3' })],
    ['that takes an acceptance back', hashOf({ kind: 'undo', token: 'token-1' })],
    ['without a token', hashOf({ kind: 'accept' })],
    ['that is no JSON', `#entry.bm9u.${signature}`],
    ['without a signature', `#entry.${bodyOf({ kind: 'accept', token: 'token-1' })}.short`],
    ['of another kind', '#reviews'],
  ])('%s is ignored', (_what, hash) => {
    expect(scannedEntry(hash, passes)).toBeNull();
  });
});
