import type { AdviceView } from 'shared-ui/api/analytics';
import type { DealTemplateView } from 'shared-ui/api/deal-templates';
import { formatHour, formatWeekday } from 'shared-ui/format';

type Content = DealTemplateView['content'];

/** Returns a date with the given Nepal time; its day is arbitrary. */
export const clockOf = (time: string): Date => new Date(`2026-01-01T${time}:00+05:45`);

/**
 * Content of a deal draft for the quiet time, in both languages.
 * @param template provides the category, the city and the dates
 */
export function adviceContent(
  { weekday, hoursFrom, hoursUntil }: AdviceView,
  template: Content | undefined,
): Content {
  const [from, until] = [clockOf(hoursFrom), clockOf(hoursUntil)];
  const { categoryId, locationId, startDate, endDate } = template ?? {};
  return {
    ...(template && { categoryId, locationId, startDate, endDate }),
    discountType: 'percentage',
    discountValue: '25',
    title: `25% off on ${formatWeekday(weekday, 'en')} from ${formatHour(from, 'en')} to ${formatHour(until, 'en')}`,
    titleNe: `${formatWeekday(weekday, 'ne')} ${formatHour(from, 'ne')}देखि ${formatHour(until, 'ne')}सम्म २५% छुट`,
    weekdays: [weekday],
    hoursFrom,
    hoursUntil,
  };
}
