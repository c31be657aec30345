import { api } from "shared-ui/store";
import type {
  DealPageView,
  DealView,
} from "./types";
export type {
  CoverNameView,
  DealAreaView,
  DealBranchView,
  DealCategoryView,
  DealLocationView,
  DealPageVendorView,
  DealPageView,
  DealPhotoView,
  DealTermsView,
  DealVendorView,
  DealView,
  GrievanceContactView,
  OpeningSpanView,
  OpeningView,
  PriceForView,
  ProblemFieldView,
  ProblemView,
  SocialPictureView,
  TaxRatesView,
  VenueView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    dealsList: build.query<DealsListApiResponse, DealsListApiArg>({
      query: (queryArg) => ({
        url: `/api/deals`,
        params: queryArg,
      }),
    }),
    dealsFeatured: build.query<DealsFeaturedApiResponse, DealsFeaturedApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/featured`,
        params: queryArg,
      }),
    }),
    dealsOne: build.query<DealsOneApiResponse, DealsOneApiArg>({
      query: (queryArg) => ({ url: `/api/deals/${queryArg.id}` }),
    }),
    dealsSimilar: build.query<DealsSimilarApiResponse, DealsSimilarApiArg>({
      query: (queryArg) => ({ url: `/api/deals/${queryArg.id}/similar` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dealsApi };
export type DealsListApiResponse = /** status 200  */ DealView[];
export type DealsListApiArg = {
  /** A parent includes its children. */
  categoryId?: number;
  locationId?: number;
  /** Whole rupees of the deal price. */
  minPrice?: number;
  maxPrice?: number;
  /** How many rows, 1 to 100. */
  limit?: number;
  sort?: "ending" | "near" | "newest" | "popular" | "rating" | "saving";
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
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
export type DealsFeaturedApiResponse = /** status 200  */ DealView[];
export type DealsFeaturedApiArg = {
  /** A city's slug: its deals come first. */
  city?: string;
  /** Where on the home page; the row of featured deals when left out. */
  place?: "featured" | "hero" | "specials";
};
export type DealsOneApiResponse = /** status 200  */ DealPageView;
export type DealsOneApiArg = {
  id: number;
};
export type DealsSimilarApiResponse = /** status 200  */ DealView[];
export type DealsSimilarApiArg = {
  id: number;
};
export const {
  useDealsListQuery,
  useDealsFeaturedQuery,
  useDealsOneQuery,
  useDealsSimilarQuery,
} = injectedRtkApi;
