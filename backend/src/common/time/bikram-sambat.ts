import { nepalDay, nepalTime } from './nepal-day.js';

const DAY_MS = 86_400_000;

/** Lengths of the months of 2076 to 2083 and of the first two of 2084, in days, as in `shared-ui/format`. Later ones are not published. */
const LENGTHS = [
  ...['313231323130303029293030', '313231323130303029302931', '313131323131302930293030'],
  ...['313132313131302930293030', '313231323130303029293030', '313231323130303029302931'],
  ...['313132313131302930293030', '313132313131302930293030', '3132'],
];
const FIRST_YEAR = 2076;
const FIRST_DAY = '2019-04-14';
const MONTHS = 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत'.split(' ');
const GREGORIAN = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');

/** First hour of each part of the day, latest first, as in `shared-ui/format`. Earlier hours are night. */
const PARTS_OF_DAY = [
  [20, 'राति'],
  [16, 'साँझ'],
  [12, 'दिउँसो'],
  [4, 'बिहान'],
] as const;
const NIGHT = 'राति';

/** Date as year, month and day, 1 for the first. */
type Parts = readonly [year: number, month: number, day: number];

/** @param day as `2026-11-30` */
function bikramSambatOf(day: string): Parts | null {
  let left = Math.round((Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS);
  if (left < 0) return null;
  for (const [index, year] of LENGTHS.entries())
    for (const [month, length] of (year.match(/../g) ?? []).map(Number).entries()) {
      if (left < length) return [FIRST_YEAR + index, month + 1, left + 1];
      left -= length;
    }
  return null;
}

const inDevanagari = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

/**
 * The day of a moment in Nepal as Nepali pages show it, `१४ मंसिर २०८०`; outside of the published calendar `१ जनवरी २०३०`.
 * @param at time in ISO 8601
 */
export function nepaliDayText(at: string): string {
  const day = nepalDay(new Date(at));
  const found = bikramSambatOf(day);
  const [year, month, date] = found ?? (day.split('-').map(Number) as unknown as Parts);
  return inDevanagari(`${date} ${(found ? MONTHS : GREGORIAN)[month - 1]} ${year}`);
}

/** @returns the time of day in Nepal as a Nepali sentence has it: `साँझ ४:१६`, a full hour as `बिहान ९ बजे` */
function nepaliTimeText(at: string): string {
  const [hour = 0, minute = 0] = nepalTime(new Date(at)).split(':').map(Number);
  const part = PARTS_OF_DAY.find(([from]) => hour >= from)?.[1] ?? NIGHT;
  const clock = hour % 12 || 12;
  return inDevanagari(
    minute === 0 ? `${part} ${clock} बजे` : `${part} ${clock}:${String(minute).padStart(2, '0')}`,
  );
}

/**
 * A moment in Nepal as a Nepali sentence has it, `१४ मंसिर २०८०, साँझ ४:१६`.
 * @param at time in ISO 8601
 */
export const nepaliMomentText = (at: string): string => `${nepaliDayText(at)}, ${nepaliTimeText(at)}`;

/**
 * The day of a moment in Nepal for documents in both languages, `2023-11-30 / १४ मंसिर २०८०`; outside of the published calendar
 * `2030-01-01`.
 * @param at time in ISO 8601, or a day
 */
export function dayInBothCalendars(at: string): string {
  const day = nepalDay(new Date(at));
  return bikramSambatOf(day) ? `${day} / ${nepaliDayText(at)}` : day;
}
