import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      dealDraftsList: build.query<
        DealDraftsListApiResponse,
        DealDraftsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/deal-drafts`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            search: queryArg.search,
          },
        }),
        providesTags: ["deal-drafts"],
      }),
      dealDraftsCreate: build.mutation<
        DealDraftsCreateApiResponse,
        DealDraftsCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/deal-drafts`,
          method: "POST",
          body: queryArg.createDealDraftDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["deal-drafts","subscriptions","vendor-deals"]),
      }),
      dealDraftsOne: build.query<DealDraftsOneApiResponse, DealDraftsOneApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/vendors/me/deal-drafts/${queryArg.id}`,
          }),
          providesTags: ["deal-drafts"],
        },
      ),
      dealDraftsWrite: build.mutation<
        DealDraftsWriteApiResponse,
        DealDraftsWriteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/deal-drafts/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateDealDraftDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["deal-drafts","subscriptions","vendor-deals"]),
      }),
      dealDraftsRemove: build.mutation<
        DealDraftsRemoveApiResponse,
        DealDraftsRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/deal-drafts/${queryArg.id}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["deal-drafts","subscriptions","vendor-deals"]),
      }),
      dealDraftsSubmit: build.mutation<
        DealDraftsSubmitApiResponse,
        DealDraftsSubmitApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/deal-drafts/${queryArg.id}/submit`,
          method: "POST",
          body: queryArg.submitDealDraftDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["deal-drafts","subscriptions","vendor-deals"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as dealDraftsApi };
export type DealDraftsListApiResponse = /** status 200  */ DealDraftView[];
export type DealDraftsListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  search?: string;
};
export type DealDraftsCreateApiResponse = /** status 201  */ DealDraftView;
export type DealDraftsCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createDealDraftDto: CreateDealDraftDto;
};
export type DealDraftsOneApiResponse = /** status 200  */ DealDraftView;
export type DealDraftsOneApiArg = {
  id: number;
};
export type DealDraftsWriteApiResponse = /** status 200  */ DealDraftView;
export type DealDraftsWriteApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  updateDealDraftDto: UpdateDealDraftDto;
};
export type DealDraftsRemoveApiResponse = unknown;
export type DealDraftsRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type DealDraftsSubmitApiResponse = /** status 201  */ ManagedDealView;
export type DealDraftsSubmitApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  submitDealDraftDto: SubmitDealDraftDto;
};
export type DealDraftContentDto = {
  discountType?: ("buyXgetY" | "fixed" | "percentage") | null;
  title?: string | null;
  titleNe?: string | null;
  description?: string | null;
  descriptionNe?: string | null;
  image?: string | null;
  originalPrice?: string | null;
  discountValue?: string | null;
  discountedPrice?: string | null;
  /** A day in Nepal. */
  startDate?: string | null;
  endDate?: string | null;
  categoryId?: number | null;
  locationId?: number | null;
  saleMode?: ("counter" | "prepaid") | null;
  taxes?: ("included" | "vat-and-service-extra" | "vat-extra") | null;
  passValidityHours?: (24 | 72 | 168 | 720) | null;
  pointsEarned?: string | null;
  redemptionLimit?: string | null;
  totalLimit?: string | null;
  dailyLimit?: string | null;
  minimumBill?: string | null;
  partySize?: string | null;
  /** 0 = Sunday. */
  weekdays?: number[] | null;
  hoursFrom?: string | null;
  hoursUntil?: string | null;
  blackoutDates?: string[] | null;
  branchIds?: number[] | null;
};
export type DealDraftView = {
  id: number;
  content: DealDraftContentDto;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** First name of whoever typed last; null when the account is gone. */
  updatedBy: string | null;
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
export type CreateDealDraftDto = {
  content?: DealDraftContentDto;
  /** The deal that is copied; its days begin today. */
  dealId?: number;
};
export type UpdateDealDraftDto = {
  /** All of it: what is left out is empty. */
  content: DealDraftContentDto;
  /** The version that was typed on; a stale one is refused with 409. */
  version: number;
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
export type SubmitDealDraftDto = {
  /** The version that is submitted. */
  version: number;
};
export const {
  useDealDraftsListQuery,
  useDealDraftsCreateMutation,
  useDealDraftsOneQuery,
  useDealDraftsWriteMutation,
  useDealDraftsRemoveMutation,
  useDealDraftsSubmitMutation,
} = injectedRtkApi;
