import { bikramSambatOf } from './bikram-sambat';
import { toDevanagari } from './digits';
import type { Language } from './language';
import { BIKRAM_SAMBAT_MONTHS, MONTH_NAMES } from './month-names';
import { nepalClockOf, nepalDayOf, type NepalDay } from './nepal-day';

export type Moment = string | Date | null | undefined;

const MISSING = 'N/A';

function read(moment: Moment): Date | null {
  if (!moment) return null;
  const time = new Date(moment);
  return Number.isNaN(time.getTime()) ? null : time;
}

const monthName = ({ month }: NepalDay, language: Language): string => MONTH_NAMES[language][month - 1] ?? '';

function bikramSambatText(day: NepalDay): string {
  const date = bikramSambatOf(day);
  if (!date) return '';
  const text = `${date.day} ${BIKRAM_SAMBAT_MONTHS[date.month - 1] ?? ''} ${date.year}`;
  // Where the line is short the second date goes down whole.
  return ` (${toDevanagari(text).replaceAll(' ', '\u00a0')})`;
}

/** 'Nov 30, 2023' as the day is in Nepal; Nepali without Bikram Sambat: '३० नोभेम्बर २०२३'. */
export function formatDay(moment: Moment, language: Language): string {
  const time = read(moment);
  if (!time) return MISSING;
  const day = nepalDayOf(time);
  return language === 'ne'
    ? toDevanagari(`${day.day} ${monthName(day, language)} ${day.year}`)
    : `${monthName(day, language)} ${day.day}, ${day.year}`;
}

/** 'Nov 30, 2023'; Nepali with Bikram Sambat beside it: '३० नोभेम्बर २०२३ (१४ मंसिर २०८०)'. */
export function formatDate(moment: Moment, language: Language): string {
  const time = read(moment);
  if (!time || language === 'en') return formatDay(moment, language);
  return `${formatDay(time, language)}${bikramSambatText(nepalDayOf(time))}`;
}

/** 'Dec 20', for a day within the next months. */
export function formatShortDate(moment: Moment, language: Language): string {
  const time = read(moment);
  if (!time) return MISSING;
  const day = nepalDayOf(time);
  return language === 'ne'
    ? toDevanagari(`${day.day} ${monthName(day, language)}`)
    : `${monthName(day, language)} ${day.day}`;
}

/** '1:12 PM' on a clock in Nepal. */
export function formatTime(moment: Moment, language: Language): string {
  const time = read(moment);
  if (!time) return MISSING;
  const { hour, minute } = nepalClockOf(time);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  if (language === 'en') return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
  return toDevanagari(`${hour < 12 ? 'बिहान' : hour < 17 ? 'दिउँसो' : 'साँझ'} ${clock}`);
}

/** 'Nov 15, 1:12 PM'. */
export const formatDateTime = (moment: Moment, language: Language): string =>
  `${formatShortDate(moment, language)}, ${formatTime(moment, language)}`;
