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
  /** Deals with all filters applied. */
  total: number;
  categories: FacetView[];
  locations: FacetView[];
  discountTypes: DiscountTypeFacetView[];
  /** Areas of the city that `location` or `place` names; none without one. */
  areas: FacetView[];
  ratings: RatingFacetView[];
  /** What is left of the filtered deals when this is asked for as well. */
  food: FoodFacetView[];
  /** Whole rupees; null when nothing is left. */
  lowestPrice: number | null;
  highestPrice: number | null;
}
