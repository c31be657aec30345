import { describe, expect, test } from '@jest/globals';
import { aPass } from './a-pass.fixture';
import { concernsPass, outcomeOfFailure, outcomeOfPass, toneOf } from './outcome';

const failure = (status: number, code: string) => ({ status, code, message: '', errors: [] });

describe('a pass at the counter', () => {
  test.each([
    [{}, 'valid', 'good'],
    [{ state: 'redeemed' }, 'used', 'bad'],
    [{ state: 'expired' }, 'expired', 'gone'],
    [{ state: 'cancelled' }, 'cancelled', 'gone'],
    [{ state: 'voided' }, 'voided', 'gone'],
    [{ refusal: { code: 'visit.wrong-hour', message: '' } }, 'not-now', 'gone'],
  ] as const)('%j is %s', (change, kind, tone) => {
    const outcome = outcomeOfPass(aPass(change));
    expect([outcome.kind, toneOf(outcome)]).toEqual([kind, tone]);
  });

  test('used before the hour was wrong is used', () => {
    const refusal = { code: 'pass.already-used', message: '' };
    expect(outcomeOfPass(aPass({ state: 'redeemed', refusal })).kind).toBe('used');
  });

  test('says which term forbids it', () => {
    const reason = (code: string) => outcomeOfPass(aPass({ refusal: { code, message: '' } }));
    expect(reason('visit.blackout-date')).toMatchObject({ reason: 'blackout-date' });
    expect(reason('visit.something-new')).toMatchObject({ reason: 'other-terms' });
  });
});

describe('a failed call', () => {
  test.each([
    [404, 'pass.other-vendor', { kind: 'other-vendor' }],
    [404, 'pass.not-found', { kind: 'unknown' }],
    [400, 'code.malformed', { kind: 'foreign' }],
    [0, 'network.unreachable', { kind: 'offline', confirming: true }],
    [429, 'request.too-many', { kind: 'failed', text: 'Wait' }],
  ])('%s %s is %j', (status, code, outcome) => {
    expect(outcomeOfFailure(failure(status, code), true, 'Wait')).toEqual(outcome);
  });

  test('is looked into when it concerns the pass', () => {
    expect(concernsPass(failure(409, 'pass.already-used'))).toBe(true);
    expect(concernsPass(failure(409, 'visit.wrong-branch'))).toBe(true);
    expect(concernsPass(failure(404, 'pass.other-vendor'))).toBe(false);
    expect(concernsPass(failure(500, 'server.error'))).toBe(false);
  });
});
