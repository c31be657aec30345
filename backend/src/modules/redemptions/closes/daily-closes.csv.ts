import type { Cell, CsvRow } from '../../../common/csv/csv.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { DailyCloseLineView, DailyCloseSheetView } from './daily-close-sheet.view.js';
import { CLOSE_WORDS } from './daily-close-words.js';

type Language = 'en' | 'ne';

export const CLOSE_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...[
      'Number',
      'Day',
      'Branch',
      'Closed',
      'Signed by',
      'Manager',
      'Closed at',
      'Redemptions',
      'Taken back',
    ],
    ...['Accepted offline', 'From earlier days', 'Charged (Rs.)', 'Cash (Rs.)', 'QR (Rs.)', 'Card (Rs.)'],
    ...[
      'Not said (Rs.)',
      'Corrections (Rs.)',
      'Opening float (Rs.)',
      'Other cash sales (Rs.)',
      'Taken out (Rs.)',
    ],
    ...['Expected (Rs.)', 'Counted (Rs.)', 'Difference (Rs.)', 'Reason', 'Notes'],
  ],
  ne: [
    ...['नम्बर', 'दिन', 'शाखा', 'कसरी बन्द', 'सही गर्ने', 'व्यवस्थापक', 'बन्द भएको समय', 'प्रयोग', 'फिर्ता लिइएको'],
    ...['अफलाइन लिएको', 'अघिल्ला दिनको', 'लिएको रकम (रु.)', 'नगद (रु.)', 'QR (रु.)', 'कार्ड (रु.)'],
    ...['नखुलाइएको (रु.)', 'सच्याइएको (रु.)', 'सुरुको नगद (रु.)', 'अरू नगद बिक्री (रु.)', 'झिकिएको (रु.)'],
    ...['हुनुपर्ने (रु.)', 'गनेको (रु.)', 'फरक (रु.)', 'कारण', 'टिपोट'],
  ],
};

/** Cells of a closed day, one per heading. */
export function closeCells(close: DailyCloseLineView, language: Language): Cell[] {
  const words = CLOSE_WORDS[language];
  return [
    ...[close.number, close.day, close.branchName, words.kinds[close.kind], close.signedBy, close.manager],
    ...[nepalMoment(close.closedAt), close.uses, close.takenBack, close.offline, close.late, close.charged],
    ...[close.cash, close.qr, close.card, close.unsaid, close.corrected, close.float, close.otherCash],
    ...[close.takenOut, close.expected, close.counted, close.difference],
    ...[close.reason && words.reasons[close.reason], close.notes],
  ];
}

/** A closed day with its people and corrections, as rows of name and value. */
export function closeSheetRows(close: DailyCloseSheetView, language: Language): CsvRow[] {
  const words = CLOSE_WORDS[language];
  const cells = closeCells(close, language);
  return [
    ...CLOSE_HEADINGS[language].map((heading, at): CsvRow => [heading, cells[at] ?? null, null, null]),
    [words.person, words.uses, words.charged, words.cash],
    ...close.people.map(({ staffName, uses, charged, cash }): CsvRow => [staffName, uses, charged, cash]),
    ...(close.corrections.length > 0 ? [[words.correction, words.amount, words.madeBy, words.madeAt]] : []),
    ...close.corrections.map(({ reason, amount, madeBy, madeAt }): CsvRow => [
      reason,
      amount,
      madeBy,
      nepalMoment(madeAt),
    ]),
  ];
}
