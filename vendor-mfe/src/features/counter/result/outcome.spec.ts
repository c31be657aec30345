import { describe, expect, test } from '@jest/globals';
import { aPass } from '../a-pass.fixture';
import { concernsPass, outcomeOfFailure, outcomeOfPass, tooSmall, toneOf } from './outcome';

const failure = (status: number, code: string) => ({ status, code, message: '', errors: [] });

describe('a pass at the counter', () => {
  test.each([
    [{}, 'valid', 'good'],
    [{ state: 'redeemed' }, 'used', 'bad'],
    [{ state: 'expired' }, 'expired', 'gone'],
    [{ state: 'cancelled' }, 'cancelled', 'gone'],
    [{ state: 'voided' }, 'voided', 'gone'],
    [{ refusal: { code: 'visit.wrong-weekday', message: '' } }, 'wrong-weekday', 'gone'],
    [{ refusal: { code: 'visit.wrong-hour', message: '' } }, 'wrong-hour', 'gone'],
    [{ refusal: { code: 'visit.blackout-date', message: '' } }, 'blackout-date', 'gone'],
    [{ refusal: { code: 'visit.wrong-branch', message: '' } }, 'wrong-branch', 'gone'],
    [{ refusal: { code: 'visit.something-new', message: '' } }, 'other-terms', 'gone'],
  ] as const)('%j is %s', (change, kind, tone) => {
    const outcome = outcomeOfPass(aPass(change));
    expect([outcome.kind, toneOf(outcome)]).toEqual([kind, tone]);
  });

  test('used before the hour was wrong is used', () => {
    const refusal = { code: 'pass.already-used', message: '' };
    expect(outcomeOfPass(aPass({ state: 'redeemed', refusal })).kind).toBe('used');
  });
});

describe('a failed call', () => {
  test.each([
    [404, 'pass.other-vendor', { kind: 'other-vendor' }],
    [404, 'pass.not-found', { kind: 'unknown' }],
    [400, 'code.malformed', { kind: 'foreign' }],
    [0, 'network.unreachable', { kind: 'offline', confirming: true }],
    [429, 'code.too-many-wrong', { kind: 'too-many' }],
    [429, 'request.too-many', { kind: 'failed', text: 'Wait' }],
  ])('%s %s is %j', (status, code, outcome) => {
    expect(outcomeOfFailure(failure(status, code), true, 'Wait')).toEqual(outcome);
  });

  test('may be about what was said of the visit', () => {
    expect(tooSmall(failure(409, 'visit.bill-too-small'))).toBe('bill-too-small');
    expect(tooSmall(failure(409, 'visit.party-too-small'))).toBe('party-too-small');
    expect(tooSmall(failure(409, 'visit.wrong-hour'))).toBeNull();
    expect(tooSmall(new Error('x'))).toBeNull();
  });

  test('is looked into when it concerns the pass', () => {
    expect(concernsPass(failure(409, 'pass.already-used'))).toBe(true);
    expect(concernsPass(failure(409, 'visit.wrong-branch'))).toBe(true);
    expect(concernsPass(failure(404, 'pass.other-vendor'))).toBe(false);
    expect(concernsPass(failure(500, 'server.error'))).toBe(false);
  });
});
