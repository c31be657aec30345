/** Prepaid sales of the last two weeks, oldest first. */
export interface DemoSale {
  /** Counted from today in Nepal. */
  day: number;
  minute: number;
  quantity: number;
  gateway: 'esewa' | 'khalti' | 'stripe' | 'bank-transfer';
  /** The prepaid deal: of the demo business (`own`) or of others, with its index by id. */
  of: readonly ['own' | 'other', number];
  /** Way in which the money of one pass was refunded, if one was. */
  returned?: 'by-gateway' | 'by-hand';
}

export const DEMO_SALES: readonly DemoSale[] = [
  { day: -13, minute: 640, quantity: 2, gateway: 'khalti', of: ['own', 0] },
  { day: -12, minute: 815, quantity: 1, gateway: 'stripe', of: ['other', 0] },
  { day: -11, minute: 1_130, quantity: 3, gateway: 'esewa', of: ['own', 1] },
  { day: -9, minute: 700, quantity: 2, gateway: 'khalti', of: ['own', 0], returned: 'by-gateway' },
  { day: -8, minute: 560, quantity: 1, gateway: 'bank-transfer', of: ['other', 1] },
  { day: -7, minute: 985, quantity: 2, gateway: 'esewa', of: ['other', 2], returned: 'by-hand' },
  { day: -5, minute: 1_210, quantity: 3, gateway: 'khalti', of: ['own', 1] },
  { day: -4, minute: 745, quantity: 2, gateway: 'stripe', of: ['other', 0] },
  { day: -3, minute: 880, quantity: 2, gateway: 'esewa', of: ['own', 0], returned: 'by-hand' },
  { day: -2, minute: 655, quantity: 1, gateway: 'khalti', of: ['other', 3] },
  { day: -1, minute: 1_020, quantity: 1, gateway: 'khalti', of: ['own', 0] },
];

/** An unconfirmed transfer for the demo business. */
export const DEMO_TRANSFER = { quantity: 2, hoursAgo: 5 };

/** Payout account of a business, with the time at which it was entered. */
export interface DemoPayoutAccount {
  kind: 'bank' | 'esewa' | 'khalti';
  bank?: string;
  branch?: string;
  number: string;
  /** Time of the entry, after which payouts are held for 72 hours. */
  day: number;
  minute: number;
}

const OLD = { day: -20, minute: 650 };

/**
 * For the demo business first, then for the businesses with sales, in the order of `of`. Other businesses
 * have none.
 */
export const DEMO_PAYOUT_ACCOUNTS: readonly DemoPayoutAccount[] = [
  { kind: 'bank', bank: 'Nabil Bank', branch: 'Jhamsikhel', number: '00100175004321', ...OLD },
  { kind: 'esewa', number: '9801020304', ...OLD },
  { kind: 'khalti', number: '9812345670', ...OLD },
  // Changed a few hours before the open run was made, so its payout is held.
  {
    kind: 'bank',
    bank: 'Global IME Bank',
    branch: 'Lakeside',
    number: '17701010009876',
    day: -2,
    minute: 540,
  },
];

/** Payout runs, oldest first: a paid one, and one that waits for the bank. */
export const DEMO_PAYOUT_RUNS = [
  { day: -6, minute: 690, payoutDay: -6, paidMinute: 960 },
  { day: -2, minute: 700, payoutDay: 1, paidMinute: null },
] as const;

/** First day from which a business is owed a pass after its use (rule ST1). */
export const FIRST_OWED_ON_USE = -2;
