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
  EndedCasesView,
  GrievanceContactView,
  HonourView,
  OpeningSpanView,
  OpeningView,
  PriceForView,
  ProblemFieldView,
  ProblemView,
  ReferencePriceView,
  SocialPictureView,
  TaxRatesView,
  VenueView,
  VerifiedView,
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
  /** Category id; a parent includes its children. */
  categoryId?: number;
  locationId?: number;
  /** Whole rupees of the deal price. */
  minPrice?: number;
  maxPrice?: number;
  /** Page size, 1 to 100. */
  limit?: number;
  sort?:
    "ending" | "honour" | "near" | "newest" | "popular" | "rating" | "saving";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
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
export type DealsFeaturedApiResponse = /** status 200  */ DealView[];
export type DealsFeaturedApiArg = {
  /** City slug: its deals come first. */
  city?: string;
  /** Place on the home page; the row of featured deals by default. */
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
