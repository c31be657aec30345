import type { Cell } from '../../../common/csv/csv.js';
import { nepalDay, nepalTime } from '../../../common/time/nepal-day.js';
import type { VendorRedemptionView } from './redemption-history.view.js';

type Language = 'en' | 'ne';

export const REDEMPTION_HEADINGS: Record<Language, string[]> = {
  en: [
    'Day',
    'Time',
    'Deal',
    'Customer',
    'State',
    'Branch',
    'Accepted by',
    'Amount (Rs.)',
    'Points',
    'Reason',
    'Pass',
    'Reference',
  ],
  ne: [
    'दिन',
    'समय',
    'अफर',
    'ग्राहक',
    'अवस्था',
    'शाखा',
    'स्वीकार गर्ने',
    'रकम (रु.)',
    'पोइन्ट',
    'कारण',
    'कोड',
    'सन्दर्भ',
  ],
};

const STATES: Record<Language, Record<VendorRedemptionView['state'], string>> = {
  en: { redeemed: 'Used', voided: 'Taken back' },
  ne: { redeemed: 'प्रयोग भयो', voided: 'प्रयोग फिर्ता लिइयो' },
};

/** The rows of a table for spreadsheets; days and times are Nepal's. */
export async function* redemptionRows(
  batches: AsyncIterable<readonly VendorRedemptionView[]>,
  language: Language,
): AsyncGenerator<Cell[][]> {
  for await (const redemptions of batches) yield redemptions.map((one) => cellsOf(one, language));
}

function cellsOf(one: VendorRedemptionView, language: Language): Cell[] {
  const at = new Date(one.redeemedAt);
  const title = language === 'ne' ? (one.dealTitleNe ?? one.dealTitle) : one.dealTitle;
  return [
    nepalDay(at),
    nepalTime(at),
    title,
    one.customer,
    STATES[language][one.state],
    one.branchName,
    one.usedBy,
    one.amount,
    one.points,
    one.voidReason,
    one.id,
    one.reference,
  ];
}
