import type { CounterPassView } from 'shared-ui/api/counter';
import { isApiFailure } from 'shared-ui/store';

export type VisitReason = 'wrong-weekday' | 'wrong-hour' | 'blackout-date' | 'wrong-branch' | 'other-terms';

/** What a counter learns about a code. */
export type Outcome =
  | { readonly kind: 'valid' | 'accepted'; readonly pass: CounterPassView }
  | { readonly kind: 'used' | 'expired' | 'cancelled' | 'voided'; readonly pass: CounterPassView }
  | { readonly kind: 'not-now'; readonly pass: CounterPassView; readonly reason: VisitReason }
  | { readonly kind: 'other-vendor' | 'unknown' | 'foreign' }
  | { readonly kind: 'offline'; readonly confirming: boolean }
  | { readonly kind: 'failed'; readonly text: string };

export type Tone = 'good' | 'bad' | 'gone' | 'wait';

const TONES: Readonly<Record<Outcome['kind'], Tone>> = {
  valid: 'good',
  accepted: 'good',
  used: 'bad',
  'other-vendor': 'bad',
  unknown: 'bad',
  foreign: 'bad',
  expired: 'gone',
  cancelled: 'gone',
  voided: 'gone',
  'not-now': 'gone',
  offline: 'wait',
  failed: 'wait',
};

export const toneOf = ({ kind }: Outcome): Tone => TONES[kind];

const REASONS: readonly VisitReason[] = ['wrong-weekday', 'wrong-hour', 'blackout-date', 'wrong-branch'];

const reasonOf = (code: string): VisitReason =>
  REASONS.find((reason) => code === `visit.${reason}`) ?? 'other-terms';

/** What the server's view of a pass means at the counter. */
export function outcomeOfPass(pass: CounterPassView): Outcome {
  if (pass.state === 'redeemed') return { kind: 'used', pass };
  if (pass.state !== 'issued') return { kind: pass.state, pass };
  if (pass.refusal) return { kind: 'not-now', pass, reason: reasonOf(pass.refusal.code) };
  return { kind: 'valid', pass };
}

const REFUSED: Readonly<Record<string, 'other-vendor' | 'unknown' | 'foreign'>> = {
  'pass.other-vendor': 'other-vendor',
  'pass.not-found': 'unknown',
  'code.malformed': 'foreign',
};

/**
 * What a refused or unanswered call means.
 * @param text the sentence for a failure that is none of the known ones
 */
export function outcomeOfFailure(failure: unknown, confirming: boolean, text: string): Outcome {
  if (!isApiFailure(failure)) return { kind: 'failed', text };
  if (failure.status === 0) return { kind: 'offline', confirming };
  const known = REFUSED[failure.code];
  return known ? { kind: known } : { kind: 'failed', text };
}

/** Whether acceptance failed because of the pass itself, so that its view says more than the refusal. */
export const concernsPass = (failure: unknown): boolean =>
  isApiFailure(failure) &&
  (failure.code.startsWith('pass.') || failure.code.startsWith('visit.')) &&
  !(failure.code in REFUSED);
