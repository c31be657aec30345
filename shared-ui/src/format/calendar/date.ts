import { bikramSambatOf } from './bikram-sambat';
import { toDevanagari } from '../numbers/digits';
import type { Language } from '../language';
import { BIKRAM_SAMBAT_MONTHS, MONTH_NAMES } from './month-names';
import { formatWeekday } from './weekday';
import { nepalClockOf, nepalDayOf, nepalDaysBetween, type NepalDay } from './nepal-day';

export type Moment = string | Date | null | undefined;

const MISSING: Readonly<Record<Language, string>> = { en: 'N/A', ne: 'छैन' };

/** First hour of each part of the day, latest first. Hours before the last entry are night. */
const PARTS_OF_DAY: readonly (readonly [fromHour: number, name: string])[] = [
  [20, 'राति'],
  [16, 'साँझ'],
  [12, 'दिउँसो'],
  [4, 'बिहान'],
];
const NIGHT = 'राति';

function read(moment: Moment): Date | null {
  if (!moment) return null;
  const time = new Date(moment);
  return Number.isNaN(time.getTime()) ? null : time;
}

const monthName = ({ month }: NepalDay, language: Language): string => MONTH_NAMES[language][month - 1] ?? '';

const gregorianInNepali = (day: NepalDay): string =>
  toDevanagari(`${day.day} ${monthName(day, 'ne')} ${day.year}`);

/** Formats '१४ मंसिर', optionally with the year; returns an empty string outside the years of the conversion table. */
function bikramSambatText(day: NepalDay, withYear: boolean): string {
  const date = bikramSambatOf(day);
  if (!date) return '';
  const text = `${date.day} ${BIKRAM_SAMBAT_MONTHS[date.month - 1] ?? ''}`;
  return toDevanagari(withYear ? `${text} ${date.year}` : text);
}

/** Formats a day in Nepal as 'Nov 30, 2023'; in Nepali in Bikram Sambat: '१४ मंसिर २०८०'. */
export function formatDay(moment: Moment, language: Language): string {
  const time = read(moment);
  if (!time) return MISSING[language];
  const day = nepalDayOf(time);
  return language === 'ne'
    ? bikramSambatText(day, true) || gregorianInNepali(day)
    : `${monthName(day, language)} ${day.day}, ${day.year}`;
}

/** Formats 'Nov 30, 2023'; in Nepali with both calendars: '१४ मंसिर २०८० (३० नोभेम्बर २०२३)'. */
export function formatDate(moment: Moment, language: Language): string {
  const time = read(moment);
  if (!time || language === 'en') return formatDay(moment, language);
  const day = nepalDayOf(time);
  const gregorian = gregorianInNepali(day);
  const bikramSambat = bikramSambatText(day, true);
  // Non-breaking spaces let the second date wrap as a whole.
  return bikramSambat ? `${bikramSambat} (${gregorian.replaceAll(' ', '\u00a0')})` : gregorian;
}

/** Formats 'Dec 20', for a day within the next months; in Nepali in Bikram Sambat: '१४ मंसिर'. */
export function formatShortDate(moment: Moment, language: Language): string {
  const time = read(moment);
  if (!time) return MISSING[language];
  const day = nepalDayOf(time);
  return language === 'ne'
    ? bikramSambatText(day, false) || toDevanagari(`${day.day} ${monthName(day, language)}`)
    : `${monthName(day, language)} ${day.day}`;
}

/** Returns the name of a Gregorian month (0 to 11) as used in dates. */
export const formatMonth = (month: number, language: Language): string => MONTH_NAMES[language][month] ?? '';

/** Formats the time in Nepal as '1:12 PM'; in Nepali with the part of the day: 'दिउँसो १:१२'. */
export function formatTime(moment: Moment, language: Language): string {
  const time = read(moment);
  if (!time) return MISSING[language];
  const { hour, minute } = nepalClockOf(time);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  if (language === 'en') return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
  const part = PARTS_OF_DAY.find(([fromHour]) => hour >= fromHour)?.[1] ?? NIGHT;
  return toDevanagari(`${part} ${clock}`);
}

/** Formats the time in Nepal as '9 PM' or '9:30 PM'; in Nepali: 'राति ९ बजे'. */
export function formatHour(moment: Moment, language: Language): string {
  const text = formatTime(moment, language);
  return language === 'ne' ? `${text.replace(/:००$/, '')} बजे` : text.replace(':00 ', ' ');
}

const WEEK = 7;

/** Formats '4 PM' today, 'Fri 11 AM' within a week, otherwise 'Dec 20'. Without the current time, today also has a weekday. */
export function formatNextHour(moment: Moment, language: Language, now: Date | null): string {
  const time = read(moment);
  if (!time) return MISSING[language];
  const days = now ? nepalDaysBetween(now, time) : 1;
  if (days === 0) return formatHour(time, language);
  if (days >= WEEK) return formatShortDate(time, language);
  const { year, month, day } = nepalDayOf(time);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const width = language === 'ne' ? 'long' : 'short';
  return `${formatWeekday(weekday, language, width)} ${formatHour(time, language)}`;
}

const SOON: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['today', 'tomorrow'],
  ne: ['आज', 'भोलि'],
};

/** Formats 'tomorrow, 7:40 PM' for today and tomorrow in Nepal, otherwise the date: 'Nov 15, 7:40 PM'. */
export function formatSoon(moment: Moment, language: Language, now: Date | null): string {
  const time = read(moment);
  const day = time && now ? SOON[language][nepalDaysBetween(now, time)] : undefined;
  return day ? `${day}, ${formatTime(moment, language)}` : formatDateTime(moment, language);
}

/** Formats 'Nov 15, 1:12 PM'. */
export const formatDateTime = (moment: Moment, language: Language): string =>
  `${formatShortDate(moment, language)}, ${formatTime(moment, language)}`;
