/** What the site says about itself. Rows of `settings` take the place of these one by one. */
export interface SiteSettings {
  name: string;
  nameNe: string;
  phone: string;
  supportEmail: string;
  address: string;
  addressNe: string;
  supportHours: string;
  supportHoursNe: string;
  /** Within how many hours a message is answered. */
  answerHours: number;
  /** Business days until a business is verified. */
  verificationDaysFrom: number;
  verificationDaysTo: number;
}

export const DEFAULTS: SiteSettings = {
  name: 'Dobbar',
  nameNe: 'दोब्बर',
  phone: '01-5970123',
  supportEmail: 'support@dobbar.example',
  address: 'Jhamsikhel, Lalitpur, Nepal',
  addressNe: 'झम्सिखेल, ललितपुर, नेपाल',
  supportHours: 'Monday to Friday, 9 AM to 6 PM',
  supportHoursNe: 'सोमबारदेखि शुक्रबार, बिहान ९ देखि साँझ ६ बजेसम्म',
  answerHours: 24,
  verificationDaysFrom: 1,
  verificationDaysTo: 2,
};

const LONGEST = 200;

const fits = (known: string | number, value: unknown): boolean =>
  typeof known === 'number'
    ? Number.isInteger(value) && (value as number) >= 0
    : typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;

/** The defaults with the stored values that are of their kind; anything else in the table is passed over. */
export function settledSite(stored: Readonly<Record<string, unknown>>): SiteSettings {
  const entries = Object.entries(DEFAULTS).map(([key, known]: [string, string | number]) => [
    key,
    fits(known, stored[key]) ? stored[key] : known,
  ]);
  return Object.fromEntries(entries) as SiteSettings;
}
