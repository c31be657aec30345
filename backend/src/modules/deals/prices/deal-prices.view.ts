import type { PriceUnit } from '../deal.entity.js';

/** Unit of a price, such as two people or two nights. */
export class PriceForView {
  count: number;
  unit: PriceUnit;
}

/** Highest regular price that the log and the business's statement allow. */
export class ReferencePriceView {
  amount: number;
  /** Beginning of the period with that price; for `stated`, the time of the statement. */
  since: string;
  /** `log`: the lowest price of the 30 days before the discount; `stated`: the log does not cover them. */
  source: 'log' | 'stated';
}

/** Period in which a price was public. */
export class DealPriceView {
  from: string;
  /** Null while it is shown. */
  until: string | null;
  regularPrice: number;
  /** Null for a regular price that the business recorded with a photo. */
  dealPrice: number | null;
  /** `history`: from before the log; `deal`: shown by a deal; `recorded`: with a photo. */
  source: 'history' | 'deal' | 'recorded';
}
