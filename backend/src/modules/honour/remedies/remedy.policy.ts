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
