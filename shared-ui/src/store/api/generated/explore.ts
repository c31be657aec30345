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
  /** A parent includes its children. */
  categoryId?: number;
  locationId?: number;
  /** Whole rupees of the deal price. */
  minPrice?: number;
  maxPrice?: number;
  /** Words in any order, in either script, with small mistakes. At most 100 characters, of which ten words count. */
  search?: string;
  /** A category's slug. */
  category?: string;
  /** A city's slug. */
  location?: string;
  discountType?: "buyXgetY" | "fixed" | "percentage";
  /** A business's slug. */
  vendor?: string;
  /** Slugs of areas, at most five: deals that can be used in one of them. With `location` or `place` those of that city. */
  area?: string[];
  /** A city's slug, or `city.area`: its deals come first. It filters nothing. */
  place?: string;
  /** Degrees, `27.7172,85.3240`: deals that can be used within the radius. */
  near?: string;
  /** Kilometers around `near`; 50 if left out. */
  radius?: 1 | 3 | 10 | 50;
  /** `now`: deals that can be used at this moment, by the hours of their branches and their own terms. */
  open?: "now";
  /** Deals that can be used this evening, or on the weekend. */
  when?: "today-evening" | "weekend";
  /** Deals whose business says so of the food; named twice, both. */
  food?: ("halal" | "veg")[];
  /** Deals with this average of stars or more. */
  minRating?: 4 | 4.5;
};
export type ExploreMapApiResponse = /** status 200  */ DealMapView;
export type ExploreMapApiArg = {
  /** A parent includes its children. */
  categoryId?: number;
  locationId?: number;
  /** Whole rupees of the deal price. */
  minPrice?: number;
  maxPrice?: number;
  /** Words in any order, in either script, with small mistakes. At most 100 characters, of which ten words count. */
  search?: string;
  /** A category's slug. */
  category?: string;
  /** A city's slug. */
  location?: string;
  discountType?: "buyXgetY" | "fixed" | "percentage";
  /** A business's slug. */
  vendor?: string;
  /** Slugs of areas, at most five: deals that can be used in one of them. With `location` or `place` those of that city. */
  area?: string[];
  /** A city's slug, or `city.area`: its deals come first. It filters nothing. */
  place?: string;
  /** Degrees, `27.7172,85.3240`: deals that can be used within the radius. */
  near?: string;
  /** Kilometers around `near`; 50 if left out. */
  radius?: 1 | 3 | 10 | 50;
  /** `now`: deals that can be used at this moment, by the hours of their branches and their own terms. */
  open?: "now";
  /** Deals that can be used this evening, or on the weekend. */
  when?: "today-evening" | "weekend";
  /** Deals whose business says so of the food; named twice, both. */
  food?: ("halal" | "veg")[];
  /** Deals with this average of stars or more. */
  minRating?: 4 | 4.5;
};
export type SearchSuggestionsSuggestApiResponse =
  /** status 200  */ SuggestionsView;
export type SearchSuggestionsSuggestApiArg = {
  /** What was typed so far, at most 50 characters. */
  q: string;
  /** A city's slug: its deals come first. An area after a dot has no effect. */
  place?: string;
};
export const {
  useExploreFacetsQuery,
  useExploreMapQuery,
  useSearchSuggestionsSuggestQuery,
} = injectedRtkApi;
