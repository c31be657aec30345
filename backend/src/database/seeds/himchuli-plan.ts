import type { SaleMode } from '../../modules/deals/index.js';
import { himchuliOffers, type Offer } from './content/offers/index.js';
import { type DealLimits, NO_LIMITS } from './deal-limits.js';
import type { DealState, Period } from './deal-periods.js';
import type { DemoCalendar } from './demo-calendar.js';

export interface PlannedOffer {
  offer: Offer;
  state: DealState;
  period: Period;
  limits: DealLimits;
  saleMode: SaleMode;
  passValidityHours: 24 | 72 | 168 | 720;
  /** Relative frequency of its use. */
  popularity: number;
}

const MONTH = 720;
/** Prepaid deals: the kitchen has to prepare them. */
const PREPAID = new Set<keyof typeof himchuliOffers>(['platter', 'delivery', 'cookery', 'tray']);
const period = (start: number, end: number): Period => ({
  submitted: start < 0 ? start - 3 : -2,
  start,
  end,
});

/** The demo vendor's deals: every state and every limit. The first can be used at any hour, so that the demo always works. */
export function planHimchuli(calendar: DemoCalendar, branchIds: readonly number[]): PlannedOffer[] {
  const plan = (
    name: keyof typeof himchuliOffers,
    state: DealState,
    when: Period,
    popularity: number,
    limits: Partial<DealLimits> = {},
    passValidityHours: 24 | 720 = 24,
  ): PlannedOffer => ({
    offer: himchuliOffers[name],
    state,
    period: when,
    limits: { ...NO_LIMITS, ...limits },
    saleMode: PREPAID.has(name) ? 'prepaid' : 'counter',
    passValidityHours,
    popularity,
  });
  return [
    plan('momo', 'live', period(-58, 41), 34, { redemptionLimit: 4 }, MONTH),
    plan('thukpa', 'live', period(-80, 55), 12, { redemptionLimit: 3 }),
    plan('jhol', 'live', period(-118, 30), 7, {
      redemptionLimit: 2,
      totalLimit: 300,
      hours: ['11:00', '21:00'],
    }),
    plan('platter', 'live', period(-60, 62), 4, { partySize: 4, minimumBill: 1_000 }),
    plan('lunch', 'live', period(-48, 25), 6, {
      redemptionLimit: 10,
      weekdays: [0, 1, 2, 3, 4],
      hours: ['11:00', '15:00'],
    }),
    plan('khaja', 'live', period(-58, 2), 7, { redemptionLimit: 2, dailyLimit: 20 }),
    plan('family', 'live', period(-30, 88), 4, { redemptionLimit: 2, branchIds: branchIds.slice(0, 2) }),
    plan('delivery', 'live', period(-12, 70), 2, {
      blackoutDates: [30, 31].map((day) => calendar.name(day)),
    }),
    plan('morning', 'pending', period(2, 60), 0, { redemptionLimit: 2, hours: ['07:00', '10:00'] }),
    plan('cookery', 'pending', period(5, 75), 0, { totalLimit: 40, weekdays: [6] }),
    plan('tray', 'rejected', period(3, 45), 0),
    plan('dashain', 'ended', period(-50, -26), 8, { partySize: 4 }),
    plan('monsoon', 'long-ended', period(-150, -95), 8, { redemptionLimit: 2 }),
    plan('night', 'paused', period(-70, 40), 3, { hours: ['21:00', '23:30'] }),
    plan('maghe', 'scheduled', period(14, 58), 0, { redemptionLimit: 1 }),
    plan('opening', 'sold-out', period(-45, 20), 6, {
      redemptionLimit: 1,
      totalLimit: 50,
      branchIds: branchIds.slice(2, 3),
    }),
  ];
}
