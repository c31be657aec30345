import type { ChoiceSetting, NumberSetting, Setting, SettingSection, TextSetting } from './setting-kinds.js';

const text = (section: SettingSection, initial: string, min: number, max: number): TextSetting => ({
  type: 'text',
  section,
  default: initial,
  min,
  max,
});
const number = (section: SettingSection, initial: number, min: number, max: number): NumberSetting => ({
  type: 'number',
  section,
  default: initial,
  min,
  max,
});
const choice = (section: SettingSection, initial: number, choices: readonly number[]): ChoiceSetting => ({
  type: 'choice',
  section,
  default: initial,
  choices,
});

/** Options for the validity of a code, in hours (rule P3). */
const PASS_HOURS = [24, 72, 168, 720] as const;

/** Rupees up to which one admin is enough (rule Y8). */
export const SECOND_ADMIN_DEFAULT = 50_000;

/** Settings that admins can change without a new version, with their defaults (rules SE1 and SE2). */
export const SETTINGS = {
  'site.name': text('brand', 'Dobbar', 2, 40),
  'site.nameNe': text('brand', 'दोब्बर', 2, 40),
  'site.phone': text('contact', '01-5970123', 5, 30),
  'site.supportEmail': { type: 'email', section: 'contact', default: 'support@dobbar.example' },
  'site.address': text('contact', 'Jhamsikhel, Lalitpur, Nepal', 5, 200),
  'site.addressNe': text('contact', 'झम्सिखेल, ललितपुर, नेपाल', 5, 200),
  'site.supportHours': text('contact', 'Monday to Friday, 9 AM to 6 PM', 5, 200),
  'site.supportHoursNe': text('contact', 'सोमबारदेखि शुक्रबार, बिहान ९ देखि साँझ ६ बजेसम्म', 5, 200),
  /** Hours within which a message is answered. */
  'site.answerHours': number('promises', 24, 1, 336),
  /** Business days until a business is verified. */
  'site.verificationDaysFrom': number('promises', 1, 1, 30),
  'site.verificationDaysTo': number('promises', 2, 1, 30),
  /** Validity of a code in hours, unless the business or the kind of deal sets another one. */
  'passes.usualHours': choice('passes', 24, PASS_HOURS),
  /** Validity for kinds of deals that are booked ahead: hotels, beauty and adventure. */
  'passes.bookedAheadHours': choice('passes', 168, PASS_HOURS),
  /** Minutes in which an acceptance at the counter can be voided. */
  'passes.voidMinutes': number('passes', 15, 1, 120),
  /** Maximum share of a checkout that points pay, in percent. */
  'points.largestShare': number('points', 50, 0, 100),
  /** Maximum worth of a deal's points, in percent of its price (rule O3). */
  'points.largestWorth': number('points', 20, 0, 100),
  /** Maximum debt in rupees with which a business still gives points (rule O4). */
  'points.mostOwed': number('points', 5_000, 0, 1_000_000),
  /** Maximum number of uses a day from which a customer earns points, at one business and in total (rule O5). */
  'points.usesAtBusiness': number('points', 3, 1, 100),
  'points.usesPerDay': number('points', 10, 1, 100),
  /** Hours until earned points can be spent (rule O6). */
  'points.spendableAfterHours': number('points', 24, 0, 720),
  /** Points for the inviter and for the invited customer each; 0 disables the reward (rule IV2). */
  'points.invitation': number('points', 20, 0, 1_000),
  /** Maximum quantity of one deal in an order (rule OR10). */
  'orders.mostPlaces': number('orders', 10, 1, 20),
  /** Maximum share of a limited deal's remaining capacity in an order, in percent. */
  'orders.largestShare': number('orders', 25, 1, 100),
  /** Quantity that is always allowed, however little capacity remains. */
  'orders.alwaysAllowed': number('orders', 2, 1, 20),
  /** Minimum remaining capacity of a limited deal for bank transfers (rule OR11). */
  'orders.transferLeastPlaces': number('orders', 20, 0, 10_000),
  /** Maximum share of a limited deal's capacity that bank transfers together may reserve, in percent. */
  'orders.transferLargestShare': number('orders', 10, 0, 100),
  /** Number of unpaid orders within `orders.unpaidDays` that pause bank transfer for `orders.transferPauseDays`. */
  'orders.unpaidOrders': number('orders', 3, 1, 100),
  'orders.unpaidDays': number('orders', 7, 1, 90),
  'orders.transferPauseDays': number('orders', 7, 1, 90),
  /** Hours without payouts after a business changed its payout account (rule PO2). */
  'payouts.holdHours': number('payouts', 72, 0, 720),
  /** The smallest payout of a run, in rupees (rule PO3). */
  'payouts.leastRupees': number('payouts', 1_000, 1, 1_000_000),
  /** The columns of a run's file in their order (rule PO5). */
  'payouts.fileColumns': text(
    'payouts',
    'line,kind,bank,branch,holder,number,amount,currency,remark',
    4,
    200,
  ),
  /** Payouts and refunds above this number of rupees need a second admin (rule Y8). */
  'payouts.secondAdminAbove': number('payouts', SECOND_ADMIN_DEFAULT, 0, 10_000_000),
  /** Hours in which a business answers a case, and a customer an offer (rule HN6). */
  'honour.answerHours': number('honour', 48, 1, 336),
  /** Days from the opening of a case, or from the request of a second look, to the decision. */
  'honour.decisionDays': number('honour', 5, 1, 60),
  /** Days after a decision in which a second look can be requested. */
  'honour.secondLookDays': number('honour', 7, 1, 60),
  /** In percent of the price, if the price excludes it (rule D12). */
  'taxes.serviceCharge': number('taxes', 10, 0, 50),
  /** In percent of price and service charge. */
  'taxes.vat': number('taxes', 13, 0, 50),
  /** Requests a minute with one API key (rule AK5). */
  'programs.callsPerMinute': number('programs', 600, 10, 60_000),
  /** Days for which deliveries of webhooks are kept (rule WH7). */
  'programs.deliveryDays': number('programs', 30, 4, 90),
  /** Minimum number of specials on the home page. */
  'home.leastSpecials': number('home', 2, 0, 12),
  /** Maximum number of text messages with digits per day; 0 sends none (rule A25). */
  'sms.perDay': number('sms', 500, 0, 100_000),
  /** Words that fail the moderation check of a deal's texts. */
  'moderation.bannedWords': {
    type: 'words',
    section: 'moderation',
    default: [
      'betting',
      'cannabis',
      'casino',
      'cigarette',
      'cigarettes',
      'escort',
      'firearm',
      'gambling',
      'ganja',
      'guaranteed profit',
      'gun',
      'lottery',
      'replica',
      'tobacco',
      'vape',
      'गाँजा',
      'चिट्ठा',
      'चुरोट',
      'जुवा',
      'सुर्ती',
    ],
    max: 500,
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof SETTINGS;

type ValueOf<One extends Setting> = One['type'] extends 'words'
  ? readonly string[]
  : One['type'] extends 'number' | 'choice'
    ? number
    : string;

export type SettingValues = { [Key in SettingKey]: ValueOf<(typeof SETTINGS)[Key]> };

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);

export const DEFAULTS = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, setting]) => [key, setting.default]),
) as unknown as SettingValues;
