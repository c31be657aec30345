import { DealView } from '../deals/index.js';

export type Availability = 'available' | 'sold-out' | 'paused' | 'ended' | 'withdrawn';

/** A saved deal with its current availability. */
export class SavedDealView extends DealView {
  /** Price at the time it was saved, in whole rupees; `discountedPrice` is the current price. */
  priceThen: number;
  /** `withdrawn`: its business is no longer available. */
  availability: Availability;
}

export class FavoriteView extends SavedDealView {
  /** Null for a guest's favorite. */
  favoriteSince: string | null;
}
