/** What may be chosen on the page of a test payment. */
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

/** From when on it is paid: at once, whatever the clock does, or after a while. @param delayMs how long the delayed ones take */
export const paidAt = (outcome: Outcome, now: number, delayMs: number): number =>
  outcome === 'delay' ? now + delayMs : 0;

/** What was really paid. Somebody who pays the wrong amount pays a rupee too little. */
export const paidPaisa = (outcome: Outcome, paisa: number): number =>
  outcome === 'wrong-amount' ? paisa - 100 : paisa;
