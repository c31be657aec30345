import type { Language } from './language';
import { formatNumber } from './number';

/** Whole rupees as shown on deals: 'Rs. 1,00,000', 'रु. १,००,०००'. */
export const formatMoney = (rupees: number, language: Language): string =>
  `${language === 'ne' ? 'रु.' : 'Rs.'} ${formatNumber(rupees, language)}`;

/** Whole rupees as shown on plans: 'NPR 1,999', 'रु. १,९९९'. */
export const formatPlanPrice = (rupees: number, language: Language): string =>
  `${language === 'ne' ? 'रु.' : 'NPR'} ${formatNumber(rupees, language)}`;
