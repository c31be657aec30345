import type { DealForm } from './deal-fields';
import { dealPriceOf } from './price/deal-price';

/** Ten points are worth one rupee. */
const POINTS_PER_RUPEE = 10;
const HIGHEST_POINTS = 100_000;
/** Default of the setting, in percent of the price. */
export const USUAL_WORTH = 20;

/** Maximum points at the deal's price, by the server's formula; null without a price. */
export function mostPointsOf(form: DealForm, largestWorth = USUAL_WORTH): number | null {
  const price = dealPriceOf(form);
  if (price === null) return null;
  return Math.min(HIGHEST_POINTS, Math.floor((price * largestWorth * POINTS_PER_RUPEE) / 100));
}

/** Cost of the points of one redemption for the business, in rupees. */
export const costOfPoints = (points: number): number => points / POINTS_PER_RUPEE;
