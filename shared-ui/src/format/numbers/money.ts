import { toDevanagari } from './digits';
import type { Language } from '../language';
import { formatNumber } from './number';

/** Formats whole rupees as shown on deals: 'Rs. 1,00,000', 'रु. १,००,०००'. */
export const formatMoney = (rupees: number, language: Language): string =>
  `${language === 'ne' ? 'रु.' : 'Rs.'} ${formatNumber(rupees, language)}`;

/** Formats whole rupees as shown on plans: 'NPR 1,999', 'रु. १,९९९'. */
export const formatPlanPrice = (rupees: number, language: Language): string =>
  `${language === 'ne' ? 'रु.' : 'NPR'} ${formatNumber(rupees, language)}`;

/** Formats an exact amount in paisa as on invoices: 'Rs. 1,120.50'. */
export function formatPaisa(paisa: number, language: Language): string {
  const cents = String(Math.abs(paisa) % 100).padStart(2, '0');
  const rupees = Math.trunc(paisa / 100);
  const sign = paisa < 0 && rupees === 0 ? '-' : '';
  const fraction = language === 'ne' ? toDevanagari(cents) : cents;
  return `${language === 'ne' ? 'रु.' : 'Rs.'} ${sign}${formatNumber(rupees, language)}.${fraction}`;
}
