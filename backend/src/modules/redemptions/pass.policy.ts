import {
  PassAlreadyUsed,
  PassCancelled,
  PassExpired,
  PassNotOpen,
  PassNotRedeemed,
  PassVoided,
  VoidTooLate,
} from './pass.errors.js';

export type PassState = 'issued' | 'redeemed' | 'cancelled' | 'expired' | 'voided';

const VOID_WITHIN_MS = 15 * 60_000;

interface Acceptable {
  state: PassState;
  expiresAt: Date;
  redeemedAt: Date | null;
  usedAtBranch: string | null;
  usedBy: string | null;
}

/** The state as of now: an issued pass past its time is expired, settled or not. */
export const stateAt = (pass: { state: PassState; expiresAt: Date }, now: Date): PassState =>
  pass.state === 'issued' && pass.expiresAt <= now ? 'expired' : pass.state;

/** Refuses `pass.already-used` (409, with when, where and by whom), `pass.expired`, `pass.cancelled`, `pass.voided` (410). */
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

/** Refuses `pass.not-open` (409) with the current state. */
export function assertCancellable(pass: { state: PassState; expiresAt: Date }, now: Date): void {
  const state = stateAt(pass, now);
  if (state !== 'issued') throw new PassNotOpen({ currentState: state });
}

/** Until when an acceptance can be taken back. */
export const voidableUntil = (redeemedAt: Date): Date => new Date(redeemedAt.getTime() + VOID_WITHIN_MS);

/** Refuses `pass.not-redeemed` and, after 15 minutes, `pass.void-too-late` (409). */
export function assertVoidable(pass: { state: PassState; redeemedAt: Date | null }, now: Date): void {
  if (pass.state !== 'redeemed' || !pass.redeemedAt) throw new PassNotRedeemed({ currentState: pass.state });
  if (now > voidableUntil(pass.redeemedAt)) throw new VoidTooLate();
}
