import type { PriceUnit } from '../deal.entity.js';

/** Fields of a deal whose change is a new claim. */
export const PRICE_FIELDS = ['originalPrice', 'priceFor', 'startDate'] as const;

const DAY_MS = 86_400_000;
/** Length of the period before a reduction whose lowest price counts, and the longest break within a reduction. */
export const REFERENCE_DAYS = 30;
const REFERENCE_MS = REFERENCE_DAYS * DAY_MS;

/** Period in which a price of a deal, or a recorded regular price of its item, was public. */
export interface PricePeriod {
  from: Date;
  /** Null without an end. */
  until: Date | null;
  regularPrice: number;
  /** Null for a recorded regular price. */
  dealPrice: number | null;
  /** Unit of the price; null if the business did not state it. */
  count: number | null;
  unit: PriceUnit | null;
  /** `history`: known from before the log; `deal`: shown by a deal; `recorded`: recorded by the business with a photo. */
  source: 'history' | 'deal' | 'recorded';
}

/** Regular price that a deal claims, for a unit, at the beginning of its reduction or of the changed price. */
export interface PriceClaim {
  at: Date;
  count: number | null;
  unit: PriceUnit | null;
}

/** Highest regular price that a deal may state, and the period that shows it. */
export interface ReferencePrice {
  amount: number;
  from: Date;
  until: Date | null;
  /** `log`: the log covers the 30 days before the reduction; `stated`: it does not, so the price is the business's statement. */
  source: 'log' | 'stated';
}

const endOf = ({ until }: PricePeriod): number => until?.getTime() ?? Infinity;

const isReduced = ({ dealPrice, regularPrice }: PricePeriod): boolean =>
  dealPrice !== null && dealPrice < regularPrice;

/** An unknown unit is compared with each unit. */
const isSameUnit = (one: Pick<PriceClaim, 'count' | 'unit'>, other: PriceClaim): boolean =>
  one.unit === null || other.unit === null || (one.unit === other.unit && one.count === other.count);

/** Beginning of the reduction that runs at `at`: reductions with a break of at most 30 days are one. */
function beginningOf(reduced: readonly PricePeriod[], at: number): number {
  return [...reduced]
    .sort((one, other) => endOf(other) - endOf(one))
    .reduce(
      (begin, period) =>
        endOf(period) >= begin - REFERENCE_MS ? Math.min(begin, period.from.getTime()) : begin,
      at,
    );
}

/** True if the periods leave no gap between two times. */
function covers(periods: readonly PricePeriod[], from: number, until: number): boolean {
  const covered = [...periods]
    .sort((one, other) => one.from.getTime() - other.from.getTime())
    .reduce((to, period) => (period.from.getTime() <= to ? Math.max(to, endOf(period)) : to), from);
  return covered >= until;
}

const lowestOf = (periods: readonly PricePeriod[]): PricePeriod | undefined =>
  [...periods].sort(
    (one, other) => one.regularPrice - other.regularPrice || one.from.getTime() - other.from.getTime(),
  )[0];

/** Lowest of the prices in the 30 days before `before`. */
function lowestBefore(periods: readonly PricePeriod[], before: number): ReferencePrice | null {
  const since = before - REFERENCE_MS;
  const shown = periods.filter((period) => period.from.getTime() < before && endOf(period) > since);
  const lowest = lowestOf(shown);
  if (!lowest) return null;
  const { regularPrice: amount, from, until } = lowest;
  const isLogged = covers(
    shown.filter(({ source }) => source !== 'history'),
    since,
    before,
  );
  return { amount, from, until, source: isLogged ? 'log' : 'stated' };
}

/** A regular price with a photo counts after 30 days, also during a reduction. */
function recordedFor(periods: readonly PricePeriod[], at: number): ReferencePrice | null {
  const recorded = lowestBefore(
    periods.filter(({ source }) => source === 'recorded'),
    at,
  );
  return recorded?.source === 'log' ? recorded : null;
}

/** Price that the first deal of a reduction stated. */
function statedAt(reduced: readonly PricePeriod[], began: number): ReferencePrice | null {
  const first = lowestOf(reduced.filter(({ from }) => from.getTime() === began));
  if (!first) return null;
  const { regularPrice: amount, from, until } = first;
  return { amount, from, until, source: 'stated' };
}

/**
 * Reference price of a claim: the lowest regular price in the 30 days before the reduction began, else the price that the
 * reduction began with, or a higher price with a photo that is older than 30 days (rule PL4).
 * @param periods of the deal and its confirmed item
 * @returns null if nothing is known
 */
export function referencePrice(periods: readonly PricePeriod[], claim: PriceClaim): ReferencePrice | null {
  const at = claim.at.getTime();
  const earlier = periods.filter((period) => period.from.getTime() < at && isSameUnit(period, claim));
  const reduced = earlier.filter(isReduced);
  const began = beginningOf(reduced, at);
  const regular = earlier.filter((period) => !isReduced(period));
  const reference = lowestBefore(regular, began) ?? statedAt(reduced, began);
  const recorded = recordedFor(regular, at);
  return recorded && recorded.amount > (reference?.amount ?? 0) ? recorded : reference;
}
