import type { SettingValues } from '../../settings/index.js';

/** How many places an order may hold (rule OR10). */
export interface HoldBounds {
  /** Of one deal in one order. */
  mostPlaces: number;
  /** Of the places that a capped deal has left, in percent. */
  largestShare: number;
  /** Are allowed however few are left. */
  alwaysAllowed: number;
}

export const holdBoundsOf = (settings: SettingValues): HoldBounds => ({
  mostPlaces: settings['orders.mostPlaces'],
  largestShare: settings['orders.largestShare'],
  alwaysAllowed: settings['orders.alwaysAllowed'],
});

/**
 * How many places of one deal an order may hold.
 * @param left the places that a capped deal has left, Infinity without a cap
 */
export const mostHeld = (left: number, { mostPlaces, largestShare, alwaysAllowed }: HoldBounds): number =>
  Math.min(mostPlaces, Math.max(alwaysAllowed, Math.floor((left * largestShare) / 100)));
