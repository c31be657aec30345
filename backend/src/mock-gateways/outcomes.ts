/** Options on the page of a test payment. */
export const OUTCOMES = {
  pay: 'Pay',
  fail: 'Fail',
  cancel: 'Cancel',
  lost: 'Pay but lose the callback',
  twice: 'Pay twice',
  'wrong-amount': 'Wrong amount',
  delay: 'Delay',
} as const;

export type Outcome = keyof typeof OUTCOMES;

export const isOutcome = (text: string | null): text is Outcome => text !== null && text in OUTCOMES;

export const isPaid = (outcome: Outcome): boolean => outcome !== 'fail' && outcome !== 'cancel';

/**
 * Time from which it is paid: 0 for at once, whatever the clock, or after a delay.
 * @param delayMs duration of delayed payments
 */
export const paidAt = (outcome: Outcome, now: number, delayMs: number): number =>
  outcome === 'delay' ? now + delayMs : 0;

/** Amount that is really paid. With the wrong amount it is one rupee too little. */
export const paidPaisa = (outcome: Outcome, paisa: number): number =>
  outcome === 'wrong-amount' ? paisa - 100 : paisa;
