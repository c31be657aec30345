import type { FigureView } from 'shared-ui/api/admin-overview';

export const PERIODS = ['7d', '30d', 'fiscal-year'] as const;
export type FigurePeriod = (typeof PERIODS)[number];

/** Presets of the report page with the same days. */
const PRESETS: Readonly<Record<FigurePeriod, string>> = { '7d': '7', '30d': '30', 'fiscal-year': 'year' };

const REPORTS: Partial<Record<FigureView['name'], string>> = {
  'gross-volume': 'report=volume',
  'own-income': 'report=income',
  'active-businesses': 'report=vendors&by=vendor',
  'new-customers': 'report=customers',
  'returning-customers': 'report=customers',
};

const PAGES: Partial<Record<FigureView['name'], string>> = {
  'recurring-income': '/dashboard/reports?report=recurring',
  'held-for-businesses': '/dashboard/payments?tab=accounts&list=balances',
  'refunds-promised': '/dashboard/payments?tab=refunds&state=promised',
};

/** Page with the rows of a figure, with the same filter; null for a figure of a newer server. */
export function figurePath(name: FigureView['name'], period: FigurePeriod): string | null {
  const report = REPORTS[name];
  return report ? `/dashboard/reports?${report}&preset=${PRESETS[period]}` : (PAGES[name] ?? null);
}
