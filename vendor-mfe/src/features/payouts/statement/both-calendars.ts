import { formatDay, formatShortDate, formatWeekday, nepalDayOf, type Language } from 'shared-ui/format';

/** The day with its weekday in the calendar of the language, and the day in the other calendar. */
export function bothCalendars(moment: string, language: Language): [string, string] {
  const { year, month, day } = nepalDayOf(new Date(moment));
  const weekday = formatWeekday(new Date(Date.UTC(year, month - 1, day)).getUTCDay(), language);
  return [
    `${weekday}, ${formatShortDate(moment, language)}`,
    formatDay(moment, language === 'ne' ? 'en' : 'ne'),
  ];
}
