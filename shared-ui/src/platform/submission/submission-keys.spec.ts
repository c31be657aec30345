import { describe, expect, test } from '@jest/globals';
import { submissionKeys } from './submission-keys';

const silence = { status: 0, code: 'network.unreachable', message: '', errors: [] };
const fieldError = { ...silence, status: 503 };
const rejection = { ...silence, status: 409 };

describe('the key of a submission', () => {
  test('stays while the outcome of the same attempt is unknown', () => {
    const keys = submissionKeys();
    const first = keys.keyFor({ a: 1 });
    keys.ended(silence);
    expect(keys.keyFor({ a: 1 })).toBe(first);
    keys.ended(fieldError);
    expect(keys.keyFor({ a: 1 })).toBe(first);
  });

  test('is another after an answer, and for another content', () => {
    const keys = submissionKeys();
    const first = keys.keyFor({ a: 1 });
    const changed = keys.keyFor({ a: 2 });
    expect(changed).not.toBe(first);
    keys.ended(rejection);
    const rejected = keys.keyFor({ a: 2 });
    expect(rejected).not.toBe(changed);
    keys.ended();
    expect(keys.keyFor({ a: 2 })).not.toBe(rejected);
  });
});
