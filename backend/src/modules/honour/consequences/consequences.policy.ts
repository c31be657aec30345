import { type HonourCounts, MIN_ANSWERS } from '../score/score.policy.js';

/** Period in which cases decided against a business are counted, and length of what follows, in days (rule HN11). */
export const PERIOD_DAYS = 30;

/** Cases decided against a business from which an admin decides about its suspension (rule HN12). */
const CASES_FOR_REVIEW = 5;

/** Below this share of given deals, in percent, an admin decides about it too. */
export const LEAST_PERCENT = 80;

/**
 * @param cases cases decided against the business within the period
 * @returns true if an admin has to decide about the suspension of the business
 */
export function needsReview(cases: number, { given, counted }: HonourCounts): boolean {
  return cases >= CASES_FOR_REVIEW || (counted >= MIN_ANSWERS && given * 100 < counted * LEAST_PERCENT);
}
