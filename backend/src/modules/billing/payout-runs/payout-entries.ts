/** The headings of a payout's file. */
export const ENTRY_HEADINGS = {
  en: ['Time', 'What', 'Deal', 'Amount (Rs.)'],
  ne: ['समय', 'विवरण', 'अफर', 'रकम (रु.)'],
} as const;

/** Labels of the rows. */
export const ENTRY_KINDS: Readonly<Record<string, { en: string; ne: string }>> = {
  sale: { en: 'Sold', ne: 'बिक्री' },
  use: { en: 'Code used', ne: 'कोड प्रयोग' },
  'use-return': { en: 'Use taken back', ne: 'प्रयोग रद्द' },
  lapse: { en: 'Expired unused', ne: 'प्रयोग नभई म्याद सकियो' },
  cancellation: { en: 'Refunded', ne: 'रकम फिर्ता' },
  payout: { en: 'Payout', ne: 'निकासा' },
  'payout-return': { en: 'Payout came back', ne: 'निकासा फर्कियो' },
  other: { en: 'Charge', ne: 'शुल्क' },
};
