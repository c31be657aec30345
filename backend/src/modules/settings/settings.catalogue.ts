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

/** Hours for which a code may be good (rule P3). */
const PASS_HOURS = [24, 72, 168, 720] as const;

/** Everything admins may change without a new version, with what holds until they do (rules SE1 and SE2). */
export const SETTINGS = {
  'site.name': text('brand', 'Dobbar', 2, 40),
  'site.nameNe': text('brand', 'दोब्बर', 2, 40),
  'site.phone': text('contact', '01-5970123', 5, 30),
  'site.supportEmail': { type: 'email', section: 'contact', default: 'support@dobbar.example' },
  'site.address': text('contact', 'Jhamsikhel, Lalitpur, Nepal', 5, 200),
  'site.addressNe': text('contact', 'झम्सिखेल, ललितपुर, नेपाल', 5, 200),
  'site.supportHours': text('contact', 'Monday to Friday, 9 AM to 6 PM', 5, 200),
  'site.supportHoursNe': text('contact', 'सोमबारदेखि शुक्रबार, बिहान ९ देखि साँझ ६ बजेसम्म', 5, 200),
  /** Within how many hours a message is answered. */
  'site.answerHours': number('promises', 24, 1, 336),
  /** Business days until a business is verified. */
  'site.verificationDaysFrom': number('promises', 1, 1, 30),
  'site.verificationDaysTo': number('promises', 2, 1, 30),
  /** How long a code is good where neither the business nor the kind of deal says otherwise. */
  'passes.usualHours': choice('passes', 24, PASS_HOURS),
  /** The same for what is booked ahead: hotels, beauty and adventure. */
  'passes.bookedAheadHours': choice('passes', 168, PASS_HOURS),
  /** Until when an acceptance at the counter can be taken back. */
  'passes.voidMinutes': number('passes', 15, 1, 120),
  /** How much of a checkout points may pay, in percent. */
  'points.largestShare': number('points', 50, 0, 100),
  /** How many specials the home page shows at least. */
  'home.leastSpecials': number('home', 2, 0, 12),
  /** What a deal had better not say. */
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
