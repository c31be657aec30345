import {
  PassAlreadyUsed,
  PassBought,
  PassCancelled,
  PassExpired,
  PassNotOpen,
  PassNotRedeemed,
  PassVoided,
  VoidTooLate,
} from './pass.errors.js';

export type PassState = 'issued' | 'redeemed' | 'cancelled' | 'expired' | 'voided';

const MINUTE_MS = 60_000;

interface Acceptable {
  state: PassState;
  expiresAt: Date;
  redeemedAt: Date | null;
  usedAtBranch: string | null;
  usedBy: string | null;
}

/** Current state; an issued pass after its expiry time counts as expired. */
export const stateAt = (pass: { state: PassState; expiresAt: Date }, now: Date): PassState =>
  pass.state === 'issued' && pass.expiresAt <= now ? 'expired' : pass.state;

/**
 * Rejects `pass.already-used` (409, with time, branch and staff member), `pass.expired`, `pass.cancelled`,
 * `pass.voided` (410).
 */
export function assertAcceptable(pass: Acceptable, now: Date): void {
  switch (stateAt(pass, now)) {
    case 'redeemed':
      throw new PassAlreadyUsed({
        usedAt: pass.redeemedAt?.toISOString(),
        usedAtBranch: pass.usedAtBranch,
        usedBy: pass.usedBy,
      });
    case 'expired':
      throw new PassExpired({ expiredAt: pass.expiresAt.toISOString() });
    case 'cancelled':
      throw new PassCancelled();
    case 'voided':
      throw new PassVoided();
    case 'issued':
  }
}

/**
 * Rejects `pass.not-open` (409) with the current state, and `pass.bought` (409): a bought pass is refunded
 * through its order.
 */
export function assertCancellable(
  pass: { state: PassState; expiresAt: Date; isBought: boolean },
  now: Date,
): void {
  const state = stateAt(pass, now);
  if (state !== 'issued') throw new PassNotOpen({ currentState: state });
  if (pass.isBought) throw new PassBought();
}

/** End of the time in which an acceptance can be voided. @param minutes the setting `passes.voidMinutes` */
export const voidableUntil = (redeemedAt: Date, minutes: number): Date =>
  new Date(redeemedAt.getTime() + minutes * MINUTE_MS);

/** Rejects `pass.not-redeemed` and, after that many minutes, `pass.void-too-late` (409) with them (rule P6). */
export function assertVoidable(
  pass: { state: PassState; redeemedAt: Date | null },
  now: Date,
  minutes: number,
): void {
  if (pass.state !== 'redeemed' || !pass.redeemedAt) throw new PassNotRedeemed({ currentState: pass.state });
  if (now > voidableUntil(pass.redeemedAt, minutes)) throw new VoidTooLate({ minutes });
}
