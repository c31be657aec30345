import type { MembershipView } from 'shared-ui/api/subscriptions';
import { POINTS_PER_RUPEE } from '../../shared/points-worth';

const MONTHS = 12;

export const FEWEST_VISITS = 1;
export const MAX_VISITS = 14;
/** Default of the calculator if the visitor's number of visits is unknown. */
export const USUAL_VISITS = 4;

type Terms = Pick<MembershipView, 'slug' | 'priceYearly' | 'pointsMultiplier'>;

/** Value of a plan per year, in whole rupees. */
export interface PlanYear {
  readonly slug: string;
  /** Value of all points of the year. */
  readonly worth: number;
  /** Part of the value that the plan adds. */
  readonly added: number;
  readonly price: number;
}

/** Visits per month, and the points of a visit without a membership. */
export interface Visits {
  readonly aMonth: number;
  readonly points: number;
}

/**
 * Calculates the value of a plan per year. The marketplace pays for additional points up to the price of the membership; later
 * visits earn only the points of the deal (O2).
 */
export function planYear({ slug, priceYearly, pointsMultiplier }: Terms, visits: Visits): PlanYear {
  const alone = (visits.aMonth * MONTHS * visits.points) / POINTS_PER_RUPEE;
  const added = Math.min(alone * (pointsMultiplier - 1), priceYearly);
  return { slug, worth: Math.round(alone + added), added: Math.round(added), price: priceYearly };
}

const loss = ({ added, price }: PlanYear): number => price - added;

/** Returns the paid plan with the lowest net cost after its additional points; of two equal ones the cheaper. */
export function nearestPlan(years: readonly PlanYear[]): PlanYear | undefined {
  return years
    .filter(({ price }) => price > 0)
    .reduce<PlanYear | undefined>(
      (best, year) => (best && loss(best) <= loss(year) ? best : year),
      undefined,
    );
}

/** Returns the paid plan whose points cover its price; otherwise the free plan. */
export function fittingPlan(years: readonly PlanYear[]): PlanYear | undefined {
  const nearest = nearestPlan(years);
  return nearest && loss(nearest) <= 0 ? nearest : years.find(({ price }) => price === 0);
}

/** Returns the minimum visits per month at which a plan covers its price; undefined beyond the range of the calculator. */
export function paysBackFrom(plans: readonly Terms[], points: number): number | undefined {
  for (let aMonth = FEWEST_VISITS; aMonth <= MAX_VISITS; aMonth++) {
    const fits = fittingPlan(plans.map((plan) => planYear(plan, { aMonth, points })));
    if (fits && fits.price > 0) return aMonth;
  }
  return undefined;
}

/** Returns the visits per month from the passes redeemed in a year, rounded up. */
export const visitsAMonth = (usedInYear: number): number =>
  Math.min(MAX_VISITS, Math.max(FEWEST_VISITS, Math.ceil(usedInYear / MONTHS)));
