import type { PayoutLineView, PayoutStatementView } from './own-payout.view.js';

/** Labels in both languages, because businesses and their accountants read the same file. */
export const STATEMENT_WORDS = {
  title: 'Payout statement / रकम निकासाको हिसाब विवरण',
  number: 'Number / नम्बर',
  period: 'Period / अवधि',
  paidOn: 'Paid on / पठाइएको मिति',
  reference: 'Reference / सन्दर्भ',
  state: 'State / अवस्था',
  states: {
    ordered: 'In the file / पठाइँदै',
    paid: 'Paid / पठाइयो',
    returned: 'Came back / फिर्ता आयो',
  } satisfies Record<PayoutStatementView['state'], string>,
  business: 'Business / व्यवसाय',
  pan: 'PAN',
  to: 'Paid to / पाउने खाता',
  methods: {
    'bank-transfer': 'Bank / बैंक',
    esewa: 'eSewa / इसेवा',
    khalti: 'Khalti / खल्ती',
  } satisfies Record<PayoutStatementView['method'], string>,
  day: 'Day / दिन',
  what: 'What / विवरण',
  codes: 'Codes / कोड',
  amount: 'Rupees / रकम',
  kinds: {
    sale: 'Sold / बिक्री',
    use: 'Code used / कोड प्रयोग',
    'use-return': 'Use taken back / प्रयोग रद्द',
    lapse: 'Expired unused / प्रयोग नभई म्याद सकियो',
    cancellation: 'Refunded / रकम फिर्ता',
    'payout-return': 'Payout came back / निकासा फर्कियो',
    other: 'Charge / शुल्क',
  } satisfies Record<PayoutLineView['kind'], string>,
  sums: {
    opening: 'Owed after the payout before / अघिल्लो निकासापछिको बाँकी',
    sold: 'Became yours / तपाईंको भएको',
    returned: 'Returned / फिर्ता',
    returnedPayouts: 'Payouts that came back / फर्किएका निकासा',
    other: 'Charges / शुल्क',
    fee: 'Fee / कमिसन',
    closing: 'Left for the next payout / अर्को निकासालाई बाँकी',
  },
  total: 'Paid to you / तपाईंलाई पठाइएको',
} as const;
