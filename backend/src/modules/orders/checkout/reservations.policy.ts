import type { SettingValues } from '../../settings/index.js';

/** Limits on the capacity that an order may reserve (rule OR10). */
export interface HoldBounds {
  /** Maximum quantity of one deal in one order. */
  mostPlaces: number;
  /** Maximum share of the remaining capacity of a limited deal, in percent. */
  largestShare: number;
  /** Quantity that is always allowed, however little capacity remains. */
  alwaysAllowed: number;
}

export const holdBoundsOf = (settings: SettingValues): HoldBounds => ({
  mostPlaces: settings['orders.mostPlaces'],
  largestShare: settings['orders.largestShare'],
  alwaysAllowed: settings['orders.alwaysAllowed'],
});

/**
 * Maximum quantity of one deal in one order.
 * @param left remaining capacity of a limited deal, Infinity without a limit
 */
export const mostHeld = (left: number, { mostPlaces, largestShare, alwaysAllowed }: HoldBounds): number =>
  Math.min(mostPlaces, Math.max(alwaysAllowed, Math.floor((left * largestShare) / 100)));
