import {
  DealCounterOnly,
  DealExpired,
  DealMissing,
  DealOfOwnBusiness,
  type SaleMode,
} from '../../deals/index.js';
import { type DealLimit, type DealLimits, LIMIT_REACHED, passesLeft } from '../../redemptions/index.js';
import { type HoldBounds, mostHeld } from '../checkout/reservations.policy.js';
import { CartFull, CartQuantityLimit } from '../order.errors.js';

/** Maximum quantity of one deal in a cart, independent of the limit per order. */
export const MAX_QUANTITY = 20;
export const MAX_LINES = 50;

/** `cart` is the limit per order. */
export type QuantityLimit = DealLimit | 'cart';

export interface Allowance {
  /** Quantity that can be bought now. */
  maxQuantity: number;
  /** The limit that determines it. */
  limitedBy: QuantityLimit;
}

const placesLeft = ({ totalLimit, taken }: DealLimits): number =>
  totalLimit === null ? Infinity : Math.max(0, totalLimit - taken);

/** The lowest of all limits; of equal ones the first named. */
export function allowanceOf(limits: DealLimits, bounds: HoldBounds): Allowance {
  const all: [QuantityLimit, number][] = [
    ...passesLeft(limits),
    ['cart', mostHeld(placesLeft(limits), bounds)],
  ];
  const [limitedBy, maxQuantity] = all.reduce((lowest, next) => (next[1] < lowest[1] ? next : lowest));
  return { maxQuantity, limitedBy };
}

export interface PurchaseFacts extends DealLimits {
  vendorId: number;
  isPublic: boolean;
  endDate: Date;
  saleMode: SaleMode;
  /** Number of lines with other deals. */
  otherLines: number;
}

/**
 * Rejects with `deal.not-found` (404), `deal.own-business` (403), `deal.counter-only`, `deal.expired`, `deal.limit-reached`,
 * `deal.sold-out`, `deal.daily-limit-reached`, `cart.quantity-limit` or `cart.full` (409).
 * @param worksFor the business the customer works for, if any
 */
export function assertPurchasable(
  facts: PurchaseFacts,
  quantity: number,
  bounds: HoldBounds,
  worksFor: number | null,
  now: Date,
): void {
  if (!facts.isPublic) throw new DealMissing();
  if (worksFor === facts.vendorId) throw new DealOfOwnBusiness();
  if (facts.saleMode === 'counter') throw new DealCounterOnly();
  if (facts.endDate <= now) throw new DealExpired();
  const { maxQuantity, limitedBy } = allowanceOf(facts, bounds);
  if (maxQuantity === 0 && limitedBy !== 'cart') throw new LIMIT_REACHED[limitedBy]();
  if (quantity > maxQuantity) throw new CartQuantityLimit({ maxQuantity, limitedBy });
  if (facts.otherLines >= MAX_LINES) throw new CartFull();
}

interface Priced {
  quantity: number;
  originalPrice: number;
  discountedPrice: number;
}

export interface Totals {
  count: number;
  /** Sum at original prices. */
  subtotal: number;
  savings: number;
  /** Amount to pay. */
  total: number;
}

/** The sums of a cart, in whole rupees. */
export function totalsOf(lines: readonly Priced[]): Totals {
  const sum = (of: (line: Priced) => number): number =>
    lines.reduce((total, line) => total + line.quantity * of(line), 0);
  const subtotal = sum(({ originalPrice }) => originalPrice);
  const total = sum(({ discountedPrice }) => discountedPrice);
  return { count: sum(() => 1), subtotal, savings: subtotal - total, total };
}
