import { nepalDayOf } from 'shared-ui/format';

interface UsedPass {
  redeemedAt: string | null;
  /** Whole rupees that were charged; the deal's price unless said. */
  amount: number | null;
  deal: { originalPrice: number; discountedPrice: number };
}

export interface Savings {
  total: number;
  /** Whole rupees of the twelve months. */
  months: readonly number[];
}

/** What a used pass saved; nothing where the bill came to more. */
export const savedBy = ({ amount, deal }: Omit<UsedPass, 'redeemedAt'>): number =>
  Math.max(0, deal.originalPrice - (amount ?? deal.discountedPrice));

/** What the passes used within a year of Nepal's calendar days saved, month by month. */
export function savingsIn(year: number, passes: readonly UsedPass[]): Savings {
  const months = Array.from({ length: 12 }, () => 0);
  for (const pass of passes) {
    if (!pass.redeemedAt) continue;
    const day = nepalDayOf(new Date(pass.redeemedAt));
    if (day.year === year) months[day.month - 1] = (months[day.month - 1] ?? 0) + savedBy(pass);
  }
  return { total: months.reduce((sum, amount) => sum + amount, 0), months };
}
