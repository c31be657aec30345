import type { CategorySlug } from './content/categories.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { Random } from './random.js';

/** Restrictions of a deal. Null means no limit. */
export interface DealLimits {
  redemptionLimit: number | null;
  totalLimit: number | null;
  dailyLimit: number | null;
  /** 0 = Sunday. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal. */
  hours: [string, string] | null;
  blackoutDates: string[] | null;
  minimumBill: number | null;
  partySize: number | null;
  branchIds: number[] | null;
}

export const NO_LIMITS: DealLimits = {
  redemptionLimit: null,
  totalLimit: null,
  dailyLimit: null,
  weekdays: null,
  hours: null,
  blackoutDates: null,
  minimumBill: null,
  partySize: null,
  branchIds: null,
};

const SUNDAY_TO_THURSDAY = [0, 1, 2, 3, 4];
const SUNDAY_TO_FRIDAY = [0, 1, 2, 3, 4, 5];

/** Usual hours of use of deals of this kind; also the hours of those with a restriction. */
export const openingHours: Record<CategorySlug, [string, string]> = {
  dining: ['11:00', '21:30'],
  'premium-dining': ['12:00', '22:00'],
  'casual-dining': ['11:00', '21:00'],
  cafes: ['07:30', '19:00'],
  'pubs-bars': ['16:00', '23:00'],
  hotels: ['12:00', '20:00'],
  attractions: ['08:00', '17:30'],
  adventure: ['07:00', '16:00'],
  beauty: ['10:00', '20:00'],
  fitness: ['05:30', '20:00'],
  entertainment: ['11:00', '21:30'],
  retail: ['10:00', '19:30'],
};

interface Limited {
  /** Index of the deal among those of its business. */
  index: number;
  category: CategorySlug;
  discountedPrice: number;
  branchIds: readonly number[];
}

/** The first four deals of a business use every kind of limit. */
export function limitsOf(
  { index, category, discountedPrice, branchIds }: Limited,
  random: Random,
  calendar: DemoCalendar,
): DealLimits {
  const perPerson = random.weighted([null, 1, 2, 3, 4], (limit) => (limit === 2 ? 4 : 1));
  switch (index % 4) {
    case 0:
      return { ...NO_LIMITS, redemptionLimit: 2, totalLimit: random.int(8, 20) * 10 };
    case 1:
      return {
        ...NO_LIMITS,
        redemptionLimit: perPerson,
        weekdays: random.pick([SUNDAY_TO_THURSDAY, SUNDAY_TO_FRIDAY]),
        hours: openingHours[category],
      };
    case 2:
      return {
        ...NO_LIMITS,
        redemptionLimit: perPerson,
        dailyLimit: random.int(2, 6) * 5,
        blackoutDates: [30, 31, 55].map((day) => calendar.name(day)),
      };
    default:
      return {
        ...NO_LIMITS,
        redemptionLimit: perPerson,
        minimumBill: Math.max(100, Math.floor((discountedPrice * 0.8) / 50) * 50),
        partySize: random.pick([2, 4, 6]),
        branchIds: branchIds.length > 1 ? [random.pick(branchIds)] : null,
      };
  }
}
