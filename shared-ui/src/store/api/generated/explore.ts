import { api } from "shared-ui/store";
import type {
  DealMapView,
  FacetsView,
  SuggestionsView,
} from "./types";
export type {
  DealMapView,
  DiscountTypeFacetView,
  FacetView,
  FacetsView,
  FoodFacetView,
  MapDealView,
  MapPlaceView,
  ProblemFieldView,
  ProblemView,
  RatingFacetView,
  SuggestedDealView,
  SuggestionView,
  SuggestionsView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    exploreFacets: build.query<ExploreFacetsApiResponse, ExploreFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/facets`,
        params: queryArg,
      }),
    }),
    exploreMap: build.query<ExploreMapApiResponse, ExploreMapApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/map`,
        params: queryArg,
      }),
    }),
    searchSuggestionsSuggest: build.query<
      SearchSuggestionsSuggestApiResponse,
      SearchSuggestionsSuggestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/suggest`,
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as exploreApi };
export type ExploreFacetsApiResponse = /** status 200  */ FacetsView;
export type ExploreFacetsApiArg = {
  /** Category id; a parent includes its children. */
  categoryId?: number;
  locationId?: number;
  /** Whole rupees of the deal price. */
  minPrice?: number;
  maxPrice?: number;
  /** Words in any order, in Latin or Devanagari, with small typing errors. At most 100 characters, of which the first ten words count. */
  search?: string;
  /** Category slug. */
  category?: string;
  /** City slug. */
  location?: string;
  discountType?: "buyXgetY" | "fixed" | "percentage";
  /** Business slug. */
  vendor?: string;
  /** Area slugs, at most five: deals usable in one of them. With `location` or `place`, areas of that city. */
  area?: string[];
  /** City slug, or `city.area`: its deals come first. It does not filter. */
  place?: string;
  /** Degrees, `27.7172,85.3240`: deals usable within the radius. */
  near?: string;
  /** Kilometers around `near`; 50 by default. */
  radius?: 1 | 3 | 10 | 50;
  /** `now`: deals usable at this moment, by the hours of their branches and their own terms. */
  open?: "now";
  /** Deals usable this evening, or on the weekend. */
  when?: "today-evening" | "weekend";
  /** Deals with this property of the food; if repeated, with both. */
  food?: ("halal" | "veg")[];
  /** Deals with at least this average rating. */
  minRating?: 4 | 4.5;
};
export type ExploreMapApiResponse = /** status 200  */ DealMapView;
export type ExploreMapApiArg = {
  /** Category id; a parent includes its children. */
  categoryId?: number;
  locationId?: number;
  /** Whole rupees of the deal price. */
  minPrice?: number;
  maxPrice?: number;
  /** Words in any order, in Latin or Devanagari, with small typing errors. At most 100 characters, of which the first ten words count. */
  search?: string;
  /** Category slug. */
  category?: string;
  /** City slug. */
  location?: string;
  discountType?: "buyXgetY" | "fixed" | "percentage";
  /** Business slug. */
  vendor?: string;
  /** Area slugs, at most five: deals usable in one of them. With `location` or `place`, areas of that city. */
  area?: string[];
  /** City slug, or `city.area`: its deals come first. It does not filter. */
  place?: string;
  /** Degrees, `27.7172,85.3240`: deals usable within the radius. */
  near?: string;
  /** Kilometers around `near`; 50 by default. */
  radius?: 1 | 3 | 10 | 50;
  /** `now`: deals usable at this moment, by the hours of their branches and their own terms. */
  open?: "now";
  /** Deals usable this evening, or on the weekend. */
  when?: "today-evening" | "weekend";
  /** Deals with this property of the food; if repeated, with both. */
  food?: ("halal" | "veg")[];
  /** Deals with at least this average rating. */
  minRating?: 4 | 4.5;
};
export type SearchSuggestionsSuggestApiResponse =
  /** status 200  */ SuggestionsView;
export type SearchSuggestionsSuggestApiArg = {
  /** Text typed so far, at most 50 characters. */
  q: string;
  /** City slug: its deals come first. An area after a dot has no effect. */
  place?: string;
};
export const {
  useExploreFacetsQuery,
  useExploreMapQuery,
  useSearchSuggestionsSuggestQuery,
} = injectedRtkApi;
