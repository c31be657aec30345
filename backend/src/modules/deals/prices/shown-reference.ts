import type { PriceForView, ReferencePriceView } from './deal-prices.view.js';
import { type PricePeriod, referencePrice } from './reference-price.js';

/** Period as JSON. */
export type StoredPeriod = Omit<PricePeriod, 'from' | 'until'> & { from: string; until: string | null };

/** Facts of a deal's page about its price. */
export interface ShownPrice {
  periods: StoredPeriod[];
  submittedAt: Date;
  originalPrice: number;
  priceFor: PriceForView | null;
}

export const readPeriods = (periods: readonly StoredPeriod[]): PricePeriod[] =>
  periods.map(({ from, until, ...period }) => ({
    ...period,
    from: new Date(from),
    until: until === null ? null : new Date(until),
  }));

/**
 * Reference price on the page of a deal: the price that deals showed, at most its original price, else the price as the business stated
 * it. A recorded price proves nothing here: only the business saw its photo (rule PL6).
 */
export function shownReference(
  { periods, submittedAt, originalPrice, priceFor }: ShownPrice,
  now: Date,
): ReferencePriceView {
  const dated = readPeriods(periods).filter(({ source }) => source !== 'recorded');
  const claim = { at: now, count: priceFor?.count ?? null, unit: priceFor?.unit ?? null };
  const reference = referencePrice(dated, claim);
  if (reference?.source === 'log')
    return {
      amount: Math.min(reference.amount, originalPrice),
      since: reference.from.toISOString(),
      source: 'log',
    };
  const shown = dated.map(({ from }) => from.getTime());
  const since = shown.length > 0 ? new Date(Math.min(...shown)) : submittedAt;
  return { amount: originalPrice, since: since.toISOString(), source: 'stated' };
}
