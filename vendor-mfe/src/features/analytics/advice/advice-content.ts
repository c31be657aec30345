import type { AdviceView } from 'shared-ui/api/analytics';
import type { DealTemplateView } from 'shared-ui/api/deal-templates';
import { formatHour, formatWeekday } from 'shared-ui/format';

type Content = DealTemplateView['content'];

/** Any day: the time on a clock in Nepal counts. */
export const clockOf = (time: string): Date => new Date(`2026-01-01T${time}:00+05:45`);

/**
 * A deal for the quiet time, in both languages.
 * @param template names the category, the city and the days
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
