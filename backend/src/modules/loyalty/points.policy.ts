import type { SettingValues } from '../settings/index.js';

/** Points are worth a tenth of a rupee. */
export const POINTS_PER_RUPEE = 10;

/** Factor over the median of their kind from which points count as an outlier (rule RP6). */
export const MIN_TIMES_MEDIAN = 3;

/** Maximum points of one deal, whatever its price. */
const MAX_POINTS = 100_000;

/**
 * Maximum points of a deal (rule O3); the SQL function `most_points` implements the same rule.
 * @param price amount that a guest pays, in whole rupees
 * @param largestWorth maximum worth of the points, in percent of the price
 */
export const mostPoints = (price: number, largestWorth: number): number =>
  Math.min(MAX_POINTS, Math.floor((price * largestWorth * POINTS_PER_RUPEE) / 100));

/** Reason why a use earned no points. */
export const POINTS_WITHHELD = ['business-owes', 'at-business', 'per-day'] as const;
export type PointsWithheld = (typeof POINTS_WITHHELD)[number];

export interface PointBounds {
  /** Maximum debt in rupees with which a business still gives points. */
  mostOwed: number;
  /** Maximum number of uses a day from which a customer earns, at one business and in total. */
  usesAtBusiness: number;
  usesPerDay: number;
}

export const pointBoundsOf = (settings: SettingValues): PointBounds => ({
  mostOwed: settings['points.mostOwed'],
  usesAtBusiness: settings['points.usesAtBusiness'],
  usesPerDay: settings['points.usesPerDay'],
});

export interface UseFacts {
  /** Points of the pass, before a membership multiplies them. */
  points: number;
  /** Balance of the business in paisa; negative if it owes money. */
  owedPaisa: number;
  /** Earlier uses of today from which the person earned. */
  usesAtBusiness: number;
  usesToday: number;
  multiplier: number;
  /** Points that the marketplace can still add for the membership. */
  bonusLeft: number;
}

export interface UsePoints {
  /** Points that the use earns. */
  points: number;
  /** Part that the business pays; the marketplace pays the rest. */
  fromBusiness: number;
  /** Reason why the use earns no points; null if it earns some or has none to earn. */
  withheld: PointsWithheld | null;
}

/** Points that a use earns, and the part that the business pays (rules O1, O2, O4 and O5). */
export function pointsOfUse(facts: UseFacts, bounds: PointBounds): UsePoints {
  const withheld = facts.points === 0 ? null : reasonToWithhold(facts, bounds);
  if (withheld !== null || facts.points === 0) return { points: 0, fromBusiness: 0, withheld };
  const bonus = Math.min(facts.points * (facts.multiplier - 1), Math.max(0, facts.bonusLeft));
  return { points: facts.points + bonus, fromBusiness: facts.points, withheld: null };
}

function reasonToWithhold(
  { owedPaisa, usesAtBusiness, usesToday }: UseFacts,
  bounds: PointBounds,
): PointsWithheld | null {
  if (owedPaisa < -bounds.mostOwed * 100) return 'business-owes';
  if (usesAtBusiness >= bounds.usesAtBusiness) return 'at-business';
  return usesToday >= bounds.usesPerDay ? 'per-day' : null;
}
