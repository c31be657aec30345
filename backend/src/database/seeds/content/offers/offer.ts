import type { DiscountType } from '../../../../modules/deals/index.js';

/** Content of a seeded deal. Prices in whole rupees. */
export interface Offer {
  title: string;
  description: string;
  discountType: DiscountType;
  discountValue: string;
  originalPrice: number;
  /** Only read for buyXgetY. */
  discountedPrice: number;
}

export type Offers = Readonly<Record<string, readonly Offer[]>>;

/** Buy one, get one: the original price of two, half of which is paid. */
export const bogo = (title: string, originalPrice: number, description: string): Offer => ({
  title,
  description,
  discountType: 'buyXgetY',
  discountValue: 'Buy 1 Get 1 Free',
  originalPrice,
  discountedPrice: originalPrice / 2,
});

/** A bundle with another ratio than two for one, with its badge and price. */
export const bundle = (
  title: string,
  badge: string,
  originalPrice: number,
  discountedPrice: number,
  description: string,
): Offer => ({
  title,
  description,
  discountType: 'buyXgetY',
  discountValue: badge,
  originalPrice,
  discountedPrice,
});

export const percent = (
  title: string,
  discountValue: string,
  originalPrice: number,
  description: string,
): Offer => ({
  title,
  description,
  discountType: 'percentage',
  discountValue,
  originalPrice,
  discountedPrice: 0,
});

export const rupeesOff = (
  title: string,
  discountValue: string,
  originalPrice: number,
  description: string,
): Offer => ({
  title,
  description,
  discountType: 'fixed',
  discountValue,
  originalPrice,
  discountedPrice: 0,
});
