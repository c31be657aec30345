import type { CategorySlug } from './content/categories.js';
import { openingHours } from './deal-limits.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { Random } from './random.js';
import type { SeededDeal } from './seed-deals.js';

const DAYS_BACK = 119;

/** Sunday to Saturday: more visits on Fridays and Saturdays. */
const WEEKDAY_WEIGHTS = [0.9, 0.75, 0.8, 0.85, 0.95, 1.6, 1.9];

/** Hours of visits, the frequent ones several times. */
const HOURS: Record<CategorySlug, readonly number[]> = {
  dining: [12, 13, 13, 18, 19, 19, 20],
  'premium-dining': [13, 19, 19, 20, 20, 21],
  'casual-dining': [11, 12, 13, 13, 17, 18, 19, 19, 19, 20],
  cafes: [8, 8, 9, 10, 11, 14, 15, 16, 17],
  'pubs-bars': [16, 17, 18, 19, 20, 20, 21, 22],
  hotels: [12, 13, 14, 15, 17],
  attractions: [9, 10, 11, 15, 16],
  adventure: [7, 8, 9, 10, 13],
  beauty: [10, 11, 13, 14, 15, 16, 17],
  fitness: [6, 6, 7, 17, 18, 19],
  entertainment: [12, 14, 17, 18, 19, 20],
  retail: [11, 12, 13, 15, 16, 17, 18],
};

/** A day of the last months: more often recent days and weekends. */
export function dayOfVisit(random: Random, calendar: DemoCalendar): number {
  const days = Array.from({ length: DAYS_BACK + 1 }, (_, index) => index - DAYS_BACK);
  return random.weighted(
    days,
    (day) => (WEEKDAY_WEIGHTS[calendar.weekday(day)] ?? 1) * (1 + (day + DAYS_BACK) / 100),
  );
}

/** True if passes of a deal can have been accepted; prepaid deals have no history yet. */
export const isUsable = ({ state, business, saleMode }: SeededDeal): boolean =>
  saleMode === 'counter' &&
  !['pending', 'rejected', 'scheduled'].includes(state) &&
  (business.status === 'verified' || business.status === 'suspended');

export const isOpenOn = ({ period, limits }: SeededDeal, day: number, calendar: DemoCalendar): boolean =>
  period.start < day &&
  day <= period.end &&
  (limits.weekdays?.includes(calendar.weekday(day)) ?? true) &&
  !limits.blackoutDates?.includes(calendar.name(day));

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A minute of the day that suits the kind of deal and its hours. */
export function minuteOfVisit({ business, limits }: SeededDeal, random: Random): number {
  const [from, until] = (limits.hours ?? openingHours[business.category]).map(minuteOf) as [number, number];
  const minute = random.pick(HOURS[business.category]) * 60 + random.int(0, 59);
  return minute >= from && minute <= until ? minute : random.int(from, until);
}
