import { csv } from '../../../common/csv/csv.js';
import type { DailyCloseView, DailySumsView } from './daily-close.view.js';

type Language = 'en' | 'ne';

const WORDS: Record<Language, { headings: string[]; nowhere: string; total: string }> = {
  en: {
    headings: [
      'Day',
      'Branch',
      'Accepted by',
      'Redemptions',
      'Charged (Rs.)',
      'Taken back',
      'Taken back (Rs.)',
    ],
    nowhere: 'No branch',
    total: 'Total',
  },
  ne: {
    headings: ['दिन', 'शाखा', 'स्वीकार गर्ने', 'प्रयोग', 'लिएको रकम (रु.)', 'फिर्ता लिइएको', 'फिर्ता लिइएको (रु.)'],
    nowhere: 'शाखा छैन',
    total: 'जम्मा',
  },
};

const sums = ({ redemptions, revenue, voids, voidedAmount }: DailySumsView): number[] => [
  redemptions,
  revenue,
  voids,
  voidedAmount,
];

/** The day as a table for spreadsheets, the totals last. */
export function dailyCloseTable({ day, rows, totals }: DailyCloseView, language: Language): string {
  const { headings, nowhere, total } = WORDS[language];
  return csv([
    headings,
    ...rows.map((row) => [day, row.branchName ?? nowhere, row.staffName, ...sums(row)]),
    [day, total, null, ...sums(totals)],
  ]);
}
