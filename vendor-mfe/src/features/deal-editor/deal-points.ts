import type { DealForm } from './deal-fields';
import { dealPriceOf } from './price/deal-price';

/** Ten points are a rupee. */
const POINTS_PER_RUPEE = 10;
const HIGHEST_POINTS = 100_000;
/** What the settings say at first, in percent of the price. */
export const USUAL_WORTH = 20;

/** The points that the deal may give at its price, as the server counts; null while the price is missing. */
export function mostPointsOf(form: DealForm, largestWorth = USUAL_WORTH): number | null {
  const price = dealPriceOf(form);
  if (price === null) return null;
  return Math.min(HIGHEST_POINTS, Math.floor((price * largestWorth * POINTS_PER_RUPEE) / 100));
}

/** What the points of one use cost the business, in rupees. */
export const costOfPoints = (points: number): number => points / POINTS_PER_RUPEE;
