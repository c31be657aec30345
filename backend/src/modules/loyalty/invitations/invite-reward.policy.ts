/**
 * Maximum number of rewards of one inviter in a calendar month of Nepal (rule IV3); the constraint
 * `invite_rewards_slot` enforces the same rule.
 */
export const MAX_REWARDS_PER_MONTH = 10;

/** Days for which an invitation is stored after the invited customer came (rule IV2). */
export const BOUND_DAYS = 366;

export type WithheldReward = 'device' | 'payment-account' | 'phone' | 'business' | 'monthly-limit';

export interface RewardFacts {
  /** Features that the inviter and the invited customer share. */
  isSameDevice: boolean;
  isSamePaymentAccount: boolean;
  isSamePhone: boolean;
  /** Also true if one of them works for the business that accepted the code. */
  isSameBusiness: boolean;
  /** Number of the reward in its month; null if the month's maximum is reached. */
  slot: number | null;
}

/** @returns reason why an invitation earns nothing (rule IV3), or null */
export function reasonToWithhold(facts: RewardFacts): WithheldReward | null {
  if (facts.isSameDevice) return 'device';
  if (facts.isSamePaymentAccount) return 'payment-account';
  if (facts.isSamePhone) return 'phone';
  if (facts.isSameBusiness) return 'business';
  return facts.slot === null ? 'monthly-limit' : null;
}
