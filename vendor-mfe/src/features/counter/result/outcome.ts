import type { CounterPassView } from 'shared-ui/api/counter';
import { isApiFailure } from 'shared-ui/store';
import type { PinProblem } from '../../../shared/pin/pin-problem';
import type { OverrideReason, PaidWith } from '../offline/program/entry';
import type { StoredEntry } from '../offline/program/stored-entry';

/** Terms of a deal that the current visit does not meet. */
type VisitReason = 'wrong-weekday' | 'wrong-hour' | 'blackout-date' | 'wrong-branch' | 'other-terms';

/** Decision of a manager to accept a pass against a term of its deal. */
export interface BillOverride {
  readonly managerId: number;
  readonly pin: string;
  readonly reason: OverrideReason;
  readonly note?: string;
}

/** Details that staff enter before a pass is marked as used. */
export interface Bill {
  /** Whole rupees; the deal's price by default. */
  readonly amount?: number;
  readonly guests?: number;
  /** Asked without a network. */
  readonly paidWith?: PaidWith;
  readonly override?: BillOverride;
}

/** Reasons that exist only without a network. */
export type OfflineReason =
  | 'used-here'
  | 'used-listed'
  | 'typed-offline'
  | 'allowance-used-up'
  | 'clock-wrong'
  | 'contact-too-old'
  | 'withdrawn'
  | 'unknown-key'
  | 'not-on-phone'
  | 'bought-offline';

/** Result of a code check or a redemption at the counter. */
export type Outcome =
  | {
      readonly kind: 'valid';
      readonly pass: CounterPassView;
      readonly bill?: Bill;
      /** True if the device verified the pass without a network. */
      readonly isOffline?: boolean;
    }
  | { readonly kind: 'accepted' | 'taken-back'; readonly pass: CounterPassView }
  | {
      readonly kind: 'accepted-offline';
      readonly pass: CounterPassView;
      readonly entry: StoredEntry;
      /** Why it was not taken back: it was sent already, or the storage failed. */
      readonly notUndone?: 'sent' | 'not-stored';
    }
  | { readonly kind: OfflineReason; readonly earlier?: StoredEntry }
  | { readonly kind: 'used' | 'expired' | 'cancelled' | 'voided'; readonly pass: CounterPassView }
  | {
      readonly kind: VisitReason;
      readonly pass: CounterPassView;
      readonly isOffline?: boolean;
      /** Why the PIN of an override was not accepted. */
      readonly pinProblem?: PinProblem;
    }
  | {
      readonly kind: 'bill-too-small' | 'party-too-small';
      readonly pass: CounterPassView;
      readonly bill: Bill;
      readonly isOffline?: boolean;
      readonly pinProblem?: PinProblem;
    }
  | { readonly kind: 'other-vendor' | 'unknown' | 'foreign' | 'mistyped' | 'too-many' }
  /** The device could not read or store what it needs without a network. */
  | { readonly kind: 'not-stored' }
  | { readonly kind: 'offline'; readonly confirming: boolean }
  | { readonly kind: 'failed'; readonly text: string };

export type Tone = 'good' | 'bad' | 'gone' | 'wait';

const TONES: Readonly<Record<Outcome['kind'], Tone>> = {
  valid: 'good',
  accepted: 'good',
  used: 'bad',
  'other-vendor': 'gone',
  unknown: 'bad',
  foreign: 'bad',
  expired: 'gone',
  cancelled: 'gone',
  voided: 'gone',
  'taken-back': 'gone',
  'wrong-weekday': 'gone',
  'wrong-hour': 'gone',
  'blackout-date': 'gone',
  'wrong-branch': 'gone',
  'other-terms': 'gone',
  'bill-too-small': 'wait',
  'party-too-small': 'wait',
  mistyped: 'wait',
  'too-many': 'wait',
  offline: 'wait',
  failed: 'wait',
  'not-stored': 'wait',
  'accepted-offline': 'good',
  'used-here': 'bad',
  'used-listed': 'bad',
  'typed-offline': 'wait',
  'allowance-used-up': 'gone',
  'clock-wrong': 'wait',
  'contact-too-old': 'gone',
  withdrawn: 'gone',
  'unknown-key': 'wait',
  'not-on-phone': 'wait',
  'bought-offline': 'wait',
};

export const toneOf = ({ kind }: Outcome): Tone => TONES[kind];

const REASONS: readonly VisitReason[] = ['wrong-weekday', 'wrong-hour', 'blackout-date', 'wrong-branch'];

const reasonOf = (code: string): VisitReason =>
  REASONS.find((reason) => code === `visit.${reason}`) ?? 'other-terms';

/** Outcome for a pass returned by the server. */
export function outcomeOfPass(pass: CounterPassView): Outcome {
  if (pass.state === 'redeemed') return { kind: 'used', pass };
  if (pass.state !== 'issued') return { kind: pass.state, pass };
  if (pass.refusal) return { kind: reasonOf(pass.refusal.code), pass };
  return { kind: 'valid', pass };
}

const REJECTED: Readonly<Record<string, 'other-vendor' | 'unknown' | 'foreign' | 'too-many'>> = {
  'pass.other-vendor': 'other-vendor',
  'pass.not-found': 'unknown',
  'code.malformed': 'foreign',
  'code.too-many-wrong': 'too-many',
};

/**
 * Outcome for an error or a missing response.
 * @param text message for an unknown failure
 * @param typed true if the code was typed: then a wrong check character is a typing error
 */
export function outcomeOfFailure(
  failure: unknown,
  confirming: boolean,
  text: string,
  typed = false,
): Outcome {
  if (!isApiFailure(failure)) return { kind: 'failed', text };
  if (failure.status === 0) return { kind: 'offline', confirming };
  if (failure.code === 'code.malformed' && typed) return { kind: 'mistyped' };
  const known = REJECTED[failure.code];
  return known ? { kind: known } : { kind: 'failed', text };
}

const TOO_SMALL = ['bill-too-small', 'party-too-small'] as const;

/** Entered value that is below the deal's minimum; null for other errors. */
export const tooSmall = (failure: unknown): (typeof TOO_SMALL)[number] | null =>
  (isApiFailure(failure) && TOO_SMALL.find((kind) => failure.code === `visit.${kind}`)) || null;

/** True if the acceptance failed because of the pass itself, so that the pass explains more than the error. */
export const concernsPass = (failure: unknown): boolean =>
  isApiFailure(failure) &&
  (failure.code.startsWith('pass.') ||
    failure.code.startsWith('visit.') ||
    failure.code === 'override.not-allowed') &&
  !(failure.code in REJECTED);

/** Outcome of a term that a manager may bend. */
export type Bendable = Extract<Outcome, { pinProblem?: PinProblem }>;

const BENDABLE: readonly Outcome['kind'][] = [...REASONS, ...TOO_SMALL];

/** True if a manager may accept the pass nevertheless. */
export const isBendable = (outcome: Outcome): outcome is Bendable => BENDABLE.includes(outcome.kind);

/** The same result, with the reason for which the PIN of an override was not accepted; null for other results. */
export const withProblem = (outcome: Outcome | null, pinProblem: PinProblem): Outcome | null =>
  outcome && isBendable(outcome) ? { ...outcome, pinProblem } : null;
