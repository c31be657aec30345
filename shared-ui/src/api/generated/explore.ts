import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      exploreFacets: build.query<ExploreFacetsApiResponse, ExploreFacetsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/deals/facets`,
            params: {
              search: queryArg.search,
              categoryId: queryArg.categoryId,
              locationId: queryArg.locationId,
              category: queryArg.category,
              location: queryArg.location,
              discountType: queryArg.discountType,
              minPrice: queryArg.minPrice,
              maxPrice: queryArg.maxPrice,
              vendor: queryArg.vendor,
              near: queryArg.near,
            },
          }),
          providesTags: ["explore"],
        },
      ),
      exploreMap: build.query<ExploreMapApiResponse, ExploreMapApiArg>({
        query: (queryArg) => ({
          url: `/api/deals/map`,
          params: {
            search: queryArg.search,
            categoryId: queryArg.categoryId,
            locationId: queryArg.locationId,
            category: queryArg.category,
            location: queryArg.location,
            discountType: queryArg.discountType,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            vendor: queryArg.vendor,
            near: queryArg.near,
          },
        }),
        providesTags: ["explore"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as exploreApi };
export type ExploreFacetsApiResponse = /** status 200  */ FacetsView;
export type ExploreFacetsApiArg = {
  /** Words in any order, in either script, with small mistakes. */
  search?: string;
  /** A parent includes its children. */
  categoryId?: number;
  locationId?: number;
  /** A category's slug. */
  category?: string;
  /** A city's slug. */
  location?: string;
  discountType?: "buyXgetY" | "fixed" | "percentage";
  /** Whole rupees of the deal price. */
  minPrice?: number;
  maxPrice?: number;
  /** A business's slug. */
  vendor?: string;
  /** Degrees, `27.7172,85.3240`: deals with a branch within 60 km. */
  near?: string;
};
export type ExploreMapApiResponse = /** status 200  */ DealMapView;
export type ExploreMapApiArg = {
  /** Words in any order, in either script, with small mistakes. */
  search?: string;
  /** A parent includes its children. */
  categoryId?: number;
  locationId?: number;
  /** A category's slug. */
  category?: string;
  /** A city's slug. */
  location?: string;
  discountType?: "buyXgetY" | "fixed" | "percentage";
  /** Whole rupees of the deal price. */
  minPrice?: number;
  maxPrice?: number;
  /** A business's slug. */
  vendor?: string;
  /** Degrees, `27.7172,85.3240`: deals with a branch within 60 km. */
  near?: string;
};
export type FacetView = {
  id: number;
  slug: string;
  count: number;
};
export type DiscountTypeFacetView = {
  discountType: "buyXgetY" | "fixed" | "percentage";
  count: number;
};
export type FacetsView = {
  /** Deals with all filters applied. */
  total: number;
  categories: FacetView[];
  locations: FacetView[];
  discountTypes: DiscountTypeFacetView[];
  /** Whole rupees; null when nothing is left. */
  lowestPrice: number | null;
  highestPrice: number | null;
};
export type ProblemFieldView = {
  field: string;
  message: string;
};
export type ProblemView = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence for people. */
  message: string;
  /** Stable, for programs. */
  code: string;
  requestId: string;
  errors?: ProblemFieldView[];
  /** The state that forbids it. */
  currentState?: string;
  /** The version that is newer than the one sent. */
  currentVersion?: number;
  /** When the code was used. */
  usedAt?: string;
  usedAtBranch?: string | null;
  usedBy?: string | null;
  expiredAt?: string;
  /** Whole rupees. */
  minimumBill?: number;
};
export type MapDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
};
export type MapPlaceView = {
  branchId: number;
  businessName: string;
  /** Of the business, as `businessName`. */
  businessNameNe: string | null;
  name: string;
  address: string;
  city: string;
  latitude: number;
  longitude: number;
  deals: MapDealView[];
};
export type DealMapView = {
  /** False when there are more deals than a map shows. */
  isComplete: boolean;
  places: MapPlaceView[];
};
export const { useExploreFacetsQuery, useExploreMapQuery } = injectedRtkApi;
