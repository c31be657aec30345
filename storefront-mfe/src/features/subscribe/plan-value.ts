import type { MembershipView } from 'shared-ui/api/subscriptions';

/** Ten points are worth one rupee (docs/rules.md, O1). */
const POINTS_PER_RUPEE = 10;
const MONTHS = 12;

export const FEWEST_VISITS = 1;
export const MAX_VISITS = 14;
/** Where the calculator begins for people of whom no visits are known. */
export const USUAL_VISITS = 4;

type Terms = Pick<MembershipView, 'slug' | 'priceYearly' | 'pointsMultiplier'>;

/** What a plan brings in a year; whole rupees. */
export interface PlanYear {
  readonly slug: string;
  /** All points of the year. */
  readonly worth: number;
  /** What of it the plan adds. */
  readonly added: number;
  readonly price: number;
}

/** What somebody brings along: how often they go, and what a visit earns without a membership. */
export interface Visits {
  readonly aMonth: number;
  readonly points: number;
}

/** The marketplace pays for added points up to the price of the membership; later visits earn those of the deal (O2). */
export function planYear({ slug, priceYearly, pointsMultiplier }: Terms, visits: Visits): PlanYear {
  const alone = (visits.aMonth * MONTHS * visits.points) / POINTS_PER_RUPEE;
  const added = Math.min(alone * (pointsMultiplier - 1), priceYearly);
  return { slug, worth: Math.round(alone + added), added: Math.round(added), price: priceYearly };
}

const loss = ({ added, price }: PlanYear): number => price - added;

/** The paid plan that costs least beyond the points it adds; the cheaper one of two. */
export function nearestPlan(years: readonly PlanYear[]): PlanYear | undefined {
  return years
    .filter(({ price }) => price > 0)
    .reduce<PlanYear | undefined>(
      (best, year) => (best && loss(best) <= loss(year) ? best : year),
      undefined,
    );
}

/** The paid plan that gives its price back in points; otherwise the free one. */
export function fittingPlan(years: readonly PlanYear[]): PlanYear | undefined {
  const nearest = nearestPlan(years);
  return nearest && loss(nearest) <= 0 ? nearest : years.find(({ price }) => price === 0);
}

/** From how many visits a month a plan gives its price back; nothing when that is beyond the calculator. */
export function paysBackFrom(plans: readonly Terms[], points: number): number | undefined {
  for (let aMonth = FEWEST_VISITS; aMonth <= MAX_VISITS; aMonth++) {
    const fits = fittingPlan(plans.map((plan) => planYear(plan, { aMonth, points })));
    if (fits && fits.price > 0) return aMonth;
  }
  return undefined;
}

/** Visits a month of somebody who used so many codes in a year, rounded up. */
export const visitsAMonth = (usedInYear: number): number =>
  Math.min(MAX_VISITS, Math.max(FEWEST_VISITS, Math.ceil(usedInYear / MONTHS)));
