import { DealView } from '../deals/index.js';

export type Availability = 'available' | 'sold-out' | 'paused' | 'ended' | 'withdrawn';

/** A deal that somebody kept, and what became of it. */
export class SavedDealView extends DealView {
  /** What it cost when it was kept, in whole rupees; `discountedPrice` is what it costs now. */
  priceThen: number;
  /** `withdrawn`: its business is not there any more. */
  availability: Availability;
}

export class FavoriteView extends SavedDealView {
  /** Null where the browser keeps it. */
  favoriteSince: string | null;
}
