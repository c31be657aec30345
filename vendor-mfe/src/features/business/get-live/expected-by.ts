import { nepalDayOf } from 'shared-ui/format';
import type { Format } from 'shared-ui/i18n';

const WEEK_MS = 6 * 86_400_000;

/** 'Tuesday, 6 PM' within a week, else the day and the time. */
export function expectedBy(format: Format, moment: string, now = new Date()): string {
  const time = new Date(moment);
  const distance = time.getTime() - now.getTime();
  if (distance < 0 || distance > WEEK_MS) return format.dateTime(moment);
  const { year, month, day } = nepalDayOf(time);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return `${format.weekday(weekday)}, ${format.hour(moment)}`;
}
