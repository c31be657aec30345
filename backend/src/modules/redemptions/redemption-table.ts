import { csv } from '../../common/csv/csv.js';
import { nepalDay, nepalTime } from '../../common/time/nepal-day.js';
import type { VendorRedemptionView } from './dto/redemption-history.view.js';

type Language = 'en' | 'ne';

const HEADINGS: Record<Language, string[]> = {
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
  ],
  ne: ['दिन', 'समय', 'अफर', 'ग्राहक', 'अवस्था', 'शाखा', 'स्वीकार गर्ने', 'रकम (रु.)', 'अंक', 'कारण', 'पास'],
};

const STATES: Record<Language, Record<VendorRedemptionView['state'], string>> = {
  en: { redeemed: 'Used', voided: 'Taken back' },
  ne: { redeemed: 'प्रयोग भयो', voided: 'फिर्ता लिइयो' },
};

/** The history as a table for spreadsheets; days and times are Nepal's. */
export function redemptionTable(redemptions: readonly VendorRedemptionView[], language: Language): string {
  const rows = redemptions.map((one) => {
    const at = new Date(one.redeemedAt);
    const title = language === 'ne' ? (one.dealTitleNe ?? one.dealTitle) : one.dealTitle;
    return [
      nepalDay(at),
      nepalTime(at),
      title,
      one.customer,
      STATES[language][one.state],
      one.branchName,
      one.acceptedBy,
      one.amount,
      one.points,
      one.voidReason,
      one.id,
    ];
  });
  return csv([HEADINGS[language], ...rows]);
}
