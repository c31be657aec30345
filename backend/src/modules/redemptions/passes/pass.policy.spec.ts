import { assertAcceptable, assertCancellable, assertVoidable, type PassState } from './pass.policy.js';

const now = new Date('2026-11-20T06:00:00.000Z');
const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const pass = (state: PassState, expiresAt = at(60)) => ({
  state,
  expiresAt,
  redeemedAt: state === 'redeemed' ? at(-10) : null,
  usedAtBranch: null,
  usedBy: null,
});

describe('a pass at the counter', () => {
  it('is accepted while it is open', () => {
    expect(() => assertAcceptable(pass('issued'), now)).not.toThrow();
  });

  it.each([
    ['redeemed', 'pass.already-used'],
    ['cancelled', 'pass.cancelled'],
    ['expired', 'pass.expired'],
    ['voided', 'pass.voided'],
  ] as const)('is rejected when %s', (state, code) => {
    expect(() => assertAcceptable(pass(state), now)).toThrow(expect.objectContaining({ code }));
  });

  it('is expired from the instant on, settled or not', () => {
    expect(() => assertAcceptable(pass('issued', now), now)).toThrow(
      expect.objectContaining({ code: 'pass.expired' }),
    );
  });

  it('says when it was used', () => {
    expect(() => assertAcceptable(pass('redeemed'), now)).toThrow(
      expect.objectContaining({
        details: { usedAt: at(-10).toISOString(), usedAtBranch: null, usedBy: null },
      }),
    );
  });
});

describe('giving a pass back', () => {
  it('works while it is open', () => {
    expect(() => assertCancellable({ ...pass('issued'), isBought: false }, now)).not.toThrow();
  });

  it('is rejected for what was bought: that is given back with its money', () => {
    expect(() => assertCancellable({ ...pass('issued'), isBought: true }, now)).toThrow(
      expect.objectContaining({ code: 'pass.bought' }),
    );
  });

  it.each(['redeemed', 'cancelled', 'expired', 'voided'] as const)('is rejected when %s', (state) => {
    expect(() => assertCancellable({ ...pass(state), isBought: true }, now)).toThrow(
      expect.objectContaining({ code: 'pass.not-open' }),
    );
  });
});

describe('taking an acceptance back', () => {
  it.each([0, -15])('works %d minutes after it', (minutes) => {
    expect(() => assertVoidable({ state: 'redeemed', redeemedAt: at(minutes) }, now, 15)).not.toThrow();
  });

  it('is too late afterwards', () => {
    expect(() =>
      assertVoidable({ state: 'redeemed', redeemedAt: new Date(at(-15).getTime() - 1) }, now, 15),
    ).toThrow(expect.objectContaining({ code: 'pass.void-too-late' }));
  });

  it.each(['issued', 'cancelled', 'expired', 'voided'] as const)('is rejected when %s', (state) => {
    expect(() => assertVoidable({ state, redeemedAt: null }, now, 15)).toThrow(
      expect.objectContaining({ code: 'pass.not-redeemed' }),
    );
  });
});
