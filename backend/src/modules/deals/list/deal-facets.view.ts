import type { DealFood, DiscountType } from '../deal.entity.js';

export class FacetView {
  id: number;
  slug: string;
  count: number;
}

export class DiscountTypeFacetView {
  discountType: DiscountType;
  count: number;
}

export class RatingFacetView {
  minRating: number;
  count: number;
}

export class FoodFacetView {
  food: DealFood;
  count: number;
}

export class FacetsView {
  /** Number of deals that match all filters. */
  total: number;
  categories: FacetView[];
  locations: FacetView[];
  discountTypes: DiscountTypeFacetView[];
  /** Areas of the city in `location` or `place`; empty without one. */
  areas: FacetView[];
  ratings: RatingFacetView[];
  /** Number of filtered deals that also match this option. */
  food: FoodFacetView[];
  /** Whole rupees; null without matching deals. */
  lowestPrice: number | null;
  highestPrice: number | null;
}
