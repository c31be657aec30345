import { describe, expect, test } from '@jest/globals';
import { submissionKeys } from './submission-keys';

const silence = { status: 0, code: 'network.unreachable', message: '', errors: [] };
const fault = { ...silence, status: 503 };
const refusal = { ...silence, status: 409 };

describe('the key of a submission', () => {
  test('stays while the outcome of the same attempt is unknown', () => {
    const keys = submissionKeys();
    const first = keys.keyFor({ a: 1 });
    keys.ended(silence);
    expect(keys.keyFor({ a: 1 })).toBe(first);
    keys.ended(fault);
    expect(keys.keyFor({ a: 1 })).toBe(first);
  });

  test('is another after an answer, and for another content', () => {
    const keys = submissionKeys();
    const first = keys.keyFor({ a: 1 });
    const changed = keys.keyFor({ a: 2 });
    expect(changed).not.toBe(first);
    keys.ended(refusal);
    const refused = keys.keyFor({ a: 2 });
    expect(refused).not.toBe(changed);
    keys.ended();
    expect(keys.keyFor({ a: 2 })).not.toBe(refused);
  });
});
