import type { PassNow } from './remedies.sql.js';

/**
 * False if the code of a case was used or given back since (rule HN7): a refused code that is used was honoured after all,
 * and money that was given back is not given twice.
 */
export function isRemedyPossible(
  { isRefusal, isBought }: { isRefusal: boolean; isBought: boolean },
  { state, isPaidBack }: PassNow,
): boolean {
  if (isBought && isPaidBack) return false;
  if (!isRefusal) return !isBought || state === 'redeemed';
  return isBought ? state === 'issued' || state === 'expired' : state !== 'redeemed';
}

/**
 * Largest sum that a business can offer without an admin (rule HN7).
 * @param owed rupees that the business is owed, less its open offers; negative if it owes money
 * @param mostOwed rupees that a business may owe
 */
export const mostOffered = (owed: number, mostOwed: number): number =>
  Math.max(0, Math.floor(owed + mostOwed));
