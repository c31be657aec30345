import { beforeEach, describe, expect, test } from '@jest/globals';
import { parseProofs, removeProof, storedProofs, storeProof } from './stored-proofs';

const at = () => new Date().toISOString();
const stored = () => parseProofs(storedProofs());

describe('the proofs of acceptances without a network', () => {
  beforeEach(() => localStorage.clear());

  test('are kept per pass, the last one of each', () => {
    storeProof({ passId: 'a', code: '7K3M', at: at() });
    storeProof({ passId: 'b', code: '2H9Q', at: at() });
    storeProof({ passId: 'a', entry: 'body.signature', at: at() });
    expect(stored()).toMatchObject([
      { passId: 'b', code: '2H9Q' },
      { passId: 'a', entry: 'body.signature' },
    ]);
    removeProof('b');
    expect(stored()).toHaveLength(1);
  });

  test('are left out if they are older than 30 days or unreadable', () => {
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    storeProof({ passId: 'a', code: '7K3M', at: old });
    expect(stored()).toEqual([]);
    expect(parseProofs('{')).toEqual([]);
    expect(parseProofs('[1, {"passId": 3}]')).toEqual([]);
  });
});
