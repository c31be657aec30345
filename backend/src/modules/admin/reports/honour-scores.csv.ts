import type { CsvRow } from '../../../common/csv/csv.js';
import type { HonourScoresView } from './honour-scores.view.js';

const HEADINGS = {
  en: [
    ...[
      'Number',
      'Business',
      'Given',
      'Counted',
      'Score (%)',
      'Answers yes',
      'Answers partly',
      'Answers no',
      'Cases',
    ],
    'Decided for the customer or unanswered',
  ],
  ne: [
    ...['नम्बर', 'व्यवसाय', 'दिइएको', 'गनिएको', 'अङ्क (%)', 'पाएँ भन्ने', 'केही मात्र भन्ने', 'पाइनँ भन्ने', 'गुनासो'],
    'ग्राहकको पक्षमा वा जवाफ नआएको',
  ],
} as const;

/** Scores with the answers and cases of the period. */
export const honourScoresTable = (
  { rows }: HonourScoresView,
  language: 'en' | 'ne',
): { headings: CsvRow; rows: CsvRow[] } => ({
  headings: [...HEADINGS[language]],
  rows: rows.map(({ vendor, given, counted, percent, yes, partly, no, cases, against }) => [
    vendor.id,
    language === 'ne' ? (vendor.nameNe ?? vendor.businessName) : vendor.businessName,
    ...[given, counted, percent, yes, partly, no, cases, against],
  ]),
});
