import { bikramSambatOf } from './bikram-sambat';
import { nepalDayOf } from './nepal-day';

const MONTHS = [
  'Baishakh',
  'Jestha',
  'Asar',
  'Shrawan',
  'Bhadra',
  'Asoj',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
];

/** 'Poush 16, 2083' for English pages; null outside of the published calendar. Nepali dates contain both calendars already. */
export function bikramDay(moment: string): string | null {
  const day = bikramSambatOf(nepalDayOf(new Date(moment)));
  return day && `${MONTHS[day.month - 1]} ${day.day}, ${day.year}`;
}
