import { useFormat, useTexts } from 'shared-ui/i18n';
import { dailyCloseTexts } from './texts';

/** Returns a function that words a difference: Rs. 20 short, Rs. 150 over, or exact. */
export function useDifferenceText(): (difference: number) => string {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  return (difference) => {
    if (difference === 0) return t('exact');
    return t(difference < 0 ? 'short' : 'over', { amount: format.money(Math.abs(difference)) });
  };
}
