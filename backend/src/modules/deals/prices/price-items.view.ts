import type { PriceForView } from './deal-prices.view.js';

/** Regular price that the business recorded. */
export class RecordedPriceView {
  regularPrice: number;
  from: string;
  /** Path of the photo. */
  photo: string;
}

/** Item of a business: one thing that several deals sell. */
export class PriceItemView {
  id: number;
  name: string;
  priceFor: PriceForView | null;
  /** Number of deals whose link an admin confirmed. */
  dealCount: number;
  /** The earliest first. */
  prices: RecordedPriceView[];
}

/** Highest original price that a deal may state; both fields are null if none is known. */
export class AllowedPriceView {
  amount: number | null;
  /** Period that shows the price. */
  from: string | null;
  until: string | null;
  /** False for the price of the item that the form names: it rejects a higher price once an admin has confirmed the item. */
  isBinding: boolean;
}
