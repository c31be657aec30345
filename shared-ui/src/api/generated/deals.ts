import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      dealsList: build.query<DealsListApiResponse, DealsListApiArg>({
        query: (queryArg) => ({
          url: `/api/deals`,
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
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["deals"],
      }),
      dealsFeatured: build.query<DealsFeaturedApiResponse, DealsFeaturedApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/deals/featured`,
            params: {
              place: queryArg.place,
            },
          }),
          providesTags: ["deals"],
        },
      ),
      dealsOne: build.query<DealsOneApiResponse, DealsOneApiArg>({
        query: (queryArg) => ({ url: `/api/deals/${queryArg.id}` }),
        providesTags: ["deals"],
      }),
      dealsSimilar: build.query<DealsSimilarApiResponse, DealsSimilarApiArg>({
        query: (queryArg) => ({ url: `/api/deals/${queryArg.id}/similar` }),
        providesTags: ["deals"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as dealsApi };
export type DealsListApiResponse = /** status 200  */ DealView[];
export type DealsListApiArg = {
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
  sort?: "ending" | "near" | "newest" | "rating" | "saving";
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type DealsFeaturedApiResponse = /** status 200  */ DealView[];
export type DealsFeaturedApiArg = {
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
export type DealVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
};
export type DealCategoryView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Of the parent category, where there is one. */
  parentSlug: string | null;
};
export type DealLocationView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
};
export type DealView = {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** Null: the category's cover stands in. */
  image: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points that a use earns, before a membership multiplies them; never worth more than the settings allow. */
  pointsEarned: number;
  /** Whether it gives no points now, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal price with what comes on top of it, in whole rupees. */
  sumToPay: number;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status:
    | "expired"
    | "live"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled"
    | "sold-out";
  vendor: DealVendorView;
  category: DealCategoryView;
  location: DealLocationView | null;
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
export type GrievanceContactView = {
  name: string | null;
  position: string | null;
  phone: string | null;
  email: string | null;
};
export type DealPageVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  description: string;
  descriptionNe: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  grievanceContact: GrievanceContactView;
  address: string | null;
  city: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  dealCount: number;
};
export type DealTermsView = {
  redemptionLimit: number | null;
  totalLimit: number | null;
  dailyLimit: number | null;
  passValidityHours: number;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  minimumBill: number | null;
  partySize: number | null;
};
export type TaxRatesView = {
  serviceCharge: number;
  vat: number;
};
export type OpeningSpanView = {
  /** 0 is Sunday. */
  weekday: number;
  opens: string;
  closes: string;
};
export type DealBranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  /** A day without a span is closed. Null where nothing was said. */
  hours: OpeningSpanView[] | null;
};
export type SocialPictureView = {
  en: string;
  ne: string;
};
export type DealPageView = {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** Null: the category's cover stands in. */
  image: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points that a use earns, before a membership multiplies them; never worth more than the settings allow. */
  pointsEarned: number;
  /** Whether it gives no points now, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal price with what comes on top of it, in whole rupees. */
  sumToPay: number;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status:
    | "expired"
    | "live"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled"
    | "sold-out";
  category: DealCategoryView;
  location: DealLocationView | null;
  vendor: DealPageVendorView;
  totalLimit: number | null;
  dailyLimit: number | null;
  terms: DealTermsView;
  taxRates: TaxRatesView;
  branches: DealBranchView[];
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  ratingCounts: number[];
  socialPicture: SocialPictureView;
};
export const {
  useDealsListQuery,
  useDealsFeaturedQuery,
  useDealsOneQuery,
  useDealsSimilarQuery,
} = injectedRtkApi;
