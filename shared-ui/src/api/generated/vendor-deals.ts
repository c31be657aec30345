import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      vendorDealsCreate: build.mutation<
        VendorDealsCreateApiResponse,
        VendorDealsCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/deals`,
          method: "POST",
          body: queryArg.createDealDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendor-deals","deals","subscriptions"]),
      }),
      vendorDealsUpdate: build.mutation<
        VendorDealsUpdateApiResponse,
        VendorDealsUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/deals/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateDealDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendor-deals","deals","subscriptions"]),
      }),
      vendorDealsRemove: build.mutation<
        VendorDealsRemoveApiResponse,
        VendorDealsRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/deals/${queryArg.id}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendor-deals","deals","subscriptions"]),
      }),
      vendorDealsRequestFeature: build.mutation<
        VendorDealsRequestFeatureApiResponse,
        VendorDealsRequestFeatureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/deals/${queryArg.id}/feature-request`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendor-deals","deals","subscriptions"]),
      }),
      vendorDealsPause: build.mutation<
        VendorDealsPauseApiResponse,
        VendorDealsPauseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/deals/${queryArg.id}/pause`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendor-deals","deals","subscriptions"]),
      }),
      vendorDealsResume: build.mutation<
        VendorDealsResumeApiResponse,
        VendorDealsResumeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/deals/${queryArg.id}/resume`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendor-deals","deals","subscriptions"]),
      }),
      vendorDealsWithdrawRevision: build.mutation<
        VendorDealsWithdrawRevisionApiResponse,
        VendorDealsWithdrawRevisionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/deals/${queryArg.id}/revision`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendor-deals","deals","subscriptions"]),
      }),
      vendorDealsList: build.query<
        VendorDealsListApiResponse,
        VendorDealsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/deals`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            search: queryArg.search,
            status: queryArg.status,
          },
        }),
        providesTags: ["vendor-deals"],
      }),
      vendorDealsCounts: build.query<
        VendorDealsCountsApiResponse,
        VendorDealsCountsApiArg
      >({
        query: () => ({ url: `/api/vendors/me/deals/counts` }),
        providesTags: ["vendor-deals"],
      }),
      vendorDealsOne: build.query<
        VendorDealsOneApiResponse,
        VendorDealsOneApiArg
      >({
        query: (queryArg) => ({ url: `/api/vendors/me/deals/${queryArg.id}` }),
        providesTags: ["vendor-deals"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as vendorDealsApi };
export type VendorDealsCreateApiResponse = /** status 201  */ ManagedDealView;
export type VendorDealsCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createDealDto: CreateDealDto;
};
export type VendorDealsUpdateApiResponse = /** status 200  */ ManagedDealView;
export type VendorDealsUpdateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  updateDealDto: UpdateDealDto;
};
export type VendorDealsRemoveApiResponse = unknown;
export type VendorDealsRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorDealsRequestFeatureApiResponse =
  /** status 200  */ ManagedDealView;
export type VendorDealsRequestFeatureApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorDealsPauseApiResponse = /** status 200  */ ManagedDealView;
export type VendorDealsPauseApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorDealsResumeApiResponse = /** status 200  */ ManagedDealView;
export type VendorDealsResumeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorDealsWithdrawRevisionApiResponse = unknown;
export type VendorDealsWithdrawRevisionApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorDealsListApiResponse = /** status 200  */ ManagedDealView[];
export type VendorDealsListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  search?: string;
  /** `active` means live or sold out. */
  status?:
    | "active"
    | "expired"
    | "featured"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled";
};
export type VendorDealsCountsApiResponse = /** status 200  */ DealCountsView;
export type VendorDealsCountsApiArg = void;
export type VendorDealsOneApiResponse = /** status 200  */ ManagedDealView;
export type VendorDealsOneApiArg = {
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
export type PendingRevisionView = {
  id: number;
  submittedAt: string;
  /** The changed fields with their new values. */
  changes: {
    [key: string]: any;
  };
};
export type RejectedRevisionView = {
  id: number;
  decidedAt: string;
  reason: string;
  /** The changed fields with the values that were not accepted. */
  changes: {
    [key: string]: any;
  };
};
export type FeaturedSlotView = {
  id: number;
  place: "featured" | "hero" | "specials";
  from: string;
  /** Null: until the deal ends or somebody takes it away. */
  until: string | null;
};
export type ManagedDealView = {
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
  totalLimit: number | null;
  dailyLimit: number | null;
  passValidityHours: number;
  weekdays: number[] | null;
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  minimumBill: number | null;
  partySize: number | null;
  branchIds: number[] | null;
  moderationStatus: "approved" | "pending" | "rejected";
  rejectionReason: string | null;
  rejectionCodes: string[];
  pendingRevision: PendingRevisionView | null;
  /** Why the last change of the live deal was refused, until the next change. */
  revisionRejection: string | null;
  /** The change that was refused, until the next one. */
  rejectedRevision: RejectedRevisionView | null;
  submittedAt: string;
  /** When the business asked to have it shown on the home page; null once that is decided. */
  featureRequestedAt: string | null;
  vendorStatus: "pending" | "rejected" | "suspended" | "verified";
  /** Passes that are issued or redeemed. */
  placesTaken: number;
  redeemedCount: number;
  /** Codes that customers have and did not use yet. They keep their terms whatever changes. */
  openCodes: number;
  version: number;
  /** The slots of the home page that run or are yet to come. */
  featuredSlots: FeaturedSlotView[];
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
export type CreateDealDto = {
  /** Ignored: a deal belongs to the business of whoever sends it. */
  vendorId?: number;
  categoryId: number;
  locationId?: number | null;
  title: string;
  titleNe?: string | null;
  description: string;
  descriptionNe?: string | null;
  image?: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  /** A decimal with at most two places, or for buyXgetY the words of the badge. */
  discountValue: string;
  originalPrice: number;
  /** Required for buyXgetY; otherwise computed, and ignored when sent. */
  discountedPrice?: number;
  /** An instant, or a day in Nepal and then its beginning. */
  startDate: string;
  /** An instant, or a day in Nepal and then its end. */
  endDate: string;
  /** `prepaid` is bought in advance and needs a price above 0; `counter`, paid at the shop, unless said. */
  saleMode?: "counter" | "prepaid";
  /** What the price is without; a prepaid price always includes both. `included` unless said. */
  taxes?: "included" | "vat-and-service-extra" | "vat-extra";
  /** Passes per customer; empty means unlimited. */
  redemptionLimit?: number | null;
  /** Passes in all. */
  totalLimit?: number | null;
  /** Passes per day in Nepal. */
  dailyLimit?: number | null;
  pointsEarned?: number;
  passValidityHours?: 24 | 72 | 168 | 720;
  /** 0 = Sunday. */
  weekdays?: number[] | null;
  hoursFrom?: string | null;
  hoursUntil?: string | null;
  blackoutDates?: string[] | null;
  minimumBill?: number | null;
  partySize?: number | null;
  /** Branches where it can be used; none named means all. */
  branchIds?: number[] | null;
};
export type UpdateDealDto = {
  categoryId?: number;
  locationId?: number | null;
  title?: string;
  titleNe?: string | null;
  description?: string;
  descriptionNe?: string | null;
  image?: string | null;
  discountType?: "buyXgetY" | "fixed" | "percentage";
  /** A decimal with at most two places, or for buyXgetY the words of the badge. */
  discountValue?: string;
  originalPrice?: number;
  /** Required for buyXgetY; otherwise computed, and ignored when sent. */
  discountedPrice?: number;
  /** An instant, or a day in Nepal and then its beginning. */
  startDate?: string;
  /** An instant, or a day in Nepal and then its end. */
  endDate?: string;
  /** `prepaid` is bought in advance and needs a price above 0; `counter`, paid at the shop, unless said. */
  saleMode?: "counter" | "prepaid";
  /** What the price is without; a prepaid price always includes both. `included` unless said. */
  taxes?: "included" | "vat-and-service-extra" | "vat-extra";
  /** Passes per customer; empty means unlimited. */
  redemptionLimit?: number | null;
  /** Passes in all. */
  totalLimit?: number | null;
  /** Passes per day in Nepal. */
  dailyLimit?: number | null;
  pointsEarned?: number;
  passValidityHours?: 24 | 72 | 168 | 720;
  /** 0 = Sunday. */
  weekdays?: number[] | null;
  hoursFrom?: string | null;
  hoursUntil?: string | null;
  blackoutDates?: string[] | null;
  minimumBill?: number | null;
  partySize?: number | null;
  /** Branches where it can be used; none named means all. */
  branchIds?: number[] | null;
  vendorId?: number;
  /** The version that was edited; a stale one is refused with 409. */
  version?: number;
};
export type DealCountsView = {
  drafts: number;
  pending: number;
  active: number;
  scheduled: number;
  paused: number;
  rejected: number;
  expired: number;
  /** Passes accepted at the counter, ever. */
  redemptions: number;
};
export const {
  useVendorDealsCreateMutation,
  useVendorDealsUpdateMutation,
  useVendorDealsRemoveMutation,
  useVendorDealsRequestFeatureMutation,
  useVendorDealsPauseMutation,
  useVendorDealsResumeMutation,
  useVendorDealsWithdrawRevisionMutation,
  useVendorDealsListQuery,
  useVendorDealsCountsQuery,
  useVendorDealsOneQuery,
} = injectedRtkApi;
