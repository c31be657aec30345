import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminDealsList: build.query<
        AdminDealsListApiResponse,
        AdminDealsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/deals`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            search: queryArg.search,
            status: queryArg.status,
            vendorId: queryArg.vendorId,
            seasonId: queryArg.seasonId,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin"],
      }),
      adminDealChecksApprove: build.mutation<
        AdminDealChecksApproveApiResponse,
        AdminDealChecksApproveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/deals/approve`,
          method: "POST",
          body: queryArg.approveDealsDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminDealChecksChecks: build.query<
        AdminDealChecksChecksApiResponse,
        AdminDealChecksChecksApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/deals/checks`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["admin"],
      }),
      adminDealsPending: build.query<
        AdminDealsPendingApiResponse,
        AdminDealsPendingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/deals/pending`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["admin"],
      }),
      adminDealsApprove: build.mutation<
        AdminDealsApproveApiResponse,
        AdminDealsApproveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/deals/${queryArg.id}/approve`,
          method: "PATCH",
          body: queryArg.approveDealDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminDealsFeature: build.mutation<
        AdminDealsFeatureApiResponse,
        AdminDealsFeatureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/deals/${queryArg.id}/feature`,
          method: "PATCH",
          body: queryArg.featureDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminDealsReject: build.mutation<
        AdminDealsRejectApiResponse,
        AdminDealsRejectApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/deals/${queryArg.id}/reject`,
          method: "PATCH",
          body: queryArg.rejectDealDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminDealsApproveRevision: build.mutation<
        AdminDealsApproveRevisionApiResponse,
        AdminDealsApproveRevisionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/revisions/${queryArg.id}/approve`,
          method: "PATCH",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminDealsRejectRevision: build.mutation<
        AdminDealsRejectRevisionApiResponse,
        AdminDealsRejectRevisionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/revisions/${queryArg.id}/reject`,
          method: "PATCH",
          body: queryArg.rejectDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminVendorsList: build.query<
        AdminVendorsListApiResponse,
        AdminVendorsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            status: queryArg.status,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin"],
      }),
      adminVendorsPending: build.query<
        AdminVendorsPendingApiResponse,
        AdminVendorsPendingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors/pending`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["admin"],
      }),
      adminVendorsApproveChange: build.mutation<
        AdminVendorsApproveChangeApiResponse,
        AdminVendorsApproveChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors/${queryArg.id}/changes/approve`,
          method: "PATCH",
          body: queryArg.approveChangeDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminVendorsRejectChange: build.mutation<
        AdminVendorsRejectChangeApiResponse,
        AdminVendorsRejectChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors/${queryArg.id}/changes/reject`,
          method: "PATCH",
          body: queryArg.rejectChangeDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminVendorsDocument: build.query<
        AdminVendorsDocumentApiResponse,
        AdminVendorsDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors/${queryArg.id}/documents/${queryArg.document}`,
        }),
        providesTags: ["admin"],
      }),
      adminVendorsReinstate: build.mutation<
        AdminVendorsReinstateApiResponse,
        AdminVendorsReinstateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors/${queryArg.id}/reinstate`,
          method: "PATCH",
          body: queryArg.reasonDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminVendorsReject: build.mutation<
        AdminVendorsRejectApiResponse,
        AdminVendorsRejectApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors/${queryArg.id}/reject`,
          method: "PATCH",
          body: queryArg.rejectDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminVendorsSuspend: build.mutation<
        AdminVendorsSuspendApiResponse,
        AdminVendorsSuspendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors/${queryArg.id}/suspend`,
          method: "PATCH",
          body: queryArg.reasonDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminVendorsVerify: build.mutation<
        AdminVendorsVerifyApiResponse,
        AdminVendorsVerifyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors/${queryArg.id}/verify`,
          method: "PATCH",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","admin-overview","admin-vendors","catalog","deals","stats","vendor-deals","vendors"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type AdminDealsListApiResponse = /** status 200  */ ManagedDealView[];
export type AdminDealsListApiArg = {
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
  /** Only those of this business. */
  vendorId?: number;
  /** Only those that can be used on a day of this festival season. */
  seasonId?: number;
  /** Unasked, those that wait come oldest first and others newest first. */
  sort?: "ending" | "ending-last" | "newest" | "oldest" | "title";
};
export type AdminDealChecksApproveApiResponse =
  /** status 200  */ BulkDecisionView[];
export type AdminDealChecksApproveApiArg = {
  approveDealsDto: ApproveDealsDto;
};
export type AdminDealChecksChecksApiResponse =
  /** status 200  */ CheckedDealView[];
export type AdminDealChecksChecksApiArg = {
  /** Up to 100 ids with commas between them. */
  ids: string;
};
export type AdminDealsPendingApiResponse = /** status 200  */ ManagedDealView[];
export type AdminDealsPendingApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminDealsApproveApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsApproveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  approveDealDto: ApproveDealDto;
};
export type AdminDealsFeatureApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsFeatureApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  featureDto: FeatureDto;
};
export type AdminDealsRejectApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsRejectApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectDealDto: RejectDealDto;
};
export type AdminDealsApproveRevisionApiResponse =
  /** status 200  */ ManagedDealView;
export type AdminDealsApproveRevisionApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminDealsRejectRevisionApiResponse =
  /** status 200  */ ManagedDealView;
export type AdminDealsRejectRevisionApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectDto: RejectDto;
};
export type AdminVendorsListApiResponse = /** status 200  */ AdminVendorView[];
export type AdminVendorsListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  status?: "changed" | "pending" | "rejected" | "suspended" | "verified";
  /** Part of the name. */
  search?: string;
  sort?: "name" | "newest" | "oldest";
};
export type AdminVendorsPendingApiResponse =
  /** status 200  */ AdminVendorView[];
export type AdminVendorsPendingApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminVendorsApproveChangeApiResponse =
  /** status 200  */ VendorView;
export type AdminVendorsApproveChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  approveChangeDto: ApproveChangeDto;
};
export type AdminVendorsRejectChangeApiResponse = /** status 200  */ VendorView;
export type AdminVendorsRejectChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectChangeDto: RejectChangeDto;
};
export type AdminVendorsDocumentApiResponse = /** status 200 The file */ Blob;
export type AdminVendorsDocumentApiArg = {
  id: number;
  document: string;
};
export type AdminVendorsReinstateApiResponse = /** status 200  */ VendorView;
export type AdminVendorsReinstateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export type AdminVendorsRejectApiResponse = /** status 200  */ VendorView;
export type AdminVendorsRejectApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectDto: RejectDto;
};
export type AdminVendorsSuspendApiResponse = /** status 200  */ VendorView;
export type AdminVendorsSuspendApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export type AdminVendorsVerifyApiResponse = /** status 200  */ VendorView;
export type AdminVendorsVerifyApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
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
export type BulkDecisionView = {
  dealId: number;
  title: string | null;
  approved: boolean;
  /** Why not: the code of a refusal, such as `deal.checks-failed` or `deal.state-forbids`. */
  code: string | null;
  message: string | null;
  /** The state it was found in where that forbids it. */
  currentState: string | null;
};
export type SeenDealDto = {
  id: number;
  /** The version that was looked at. */
  version: number;
  /** The change that waited; none for a new deal. */
  revisionId?: number | null;
};
export type ApproveDealsDto = {
  /** Each once. */
  deals: SeenDealDto[];
};
export type DealCheckView = {
  code:
    | "dates"
    | "discount"
    | "duplicate"
    | "outlier"
    | "points"
    | "price"
    | "vendor"
    | "words";
  passed: boolean;
  /** By how much the deal saves (`discount`), its price rose (`price`), or what of it the points are worth (`points`). */
  percent: number | null;
  /** How many times the points of the business in the middle its business gave in 30 days (`outlier`). */
  times: number | null;
  /** The deal of the same business that it resembles (`duplicate`). */
  dealId: number | null;
  /** Words that deals had better not use (`words`). */
  words: string[];
};
export type CheckedDealView = {
  dealId: number;
  /** The change that waits; null for a new deal. */
  revisionId: number | null;
  allPassed: boolean;
  checks: DealCheckView[];
};
export type ApproveDealDto = {
  /** The version that was looked at; a stale one is refused with 409. */
  version?: number;
};
export type FeatureDto = {
  featured: boolean;
  /** The row of featured deals when left out; every place when it is taken away. */
  place?: "featured" | "hero" | "specials";
  /** When it begins, an instant or a day in Nepal; now when left out or past. */
  from?: string | null;
  /** When it ends by itself, an instant or a day in Nepal and then its end; with the deal when left out. */
  until?: string | null;
};
export type RejectDealDto = {
  /** What the business reads; a standard sentence when left out. */
  reason?: string;
  reasonCodes?: string[];
  /** The version that was looked at; a stale one is refused with 409. */
  version?: number;
};
export type RejectDto = {
  /** What the business reads; a standard sentence when left out. */
  reason?: string;
  reasonCodes?: string[];
};
export type DocumentView = {
  id: string;
  kind: "registration" | "tax";
  type: "jpeg" | "pdf" | "png";
  /** In bytes. */
  size: number;
  /** ISO 8601. */
  uploadedAt: string;
};
export type AdminVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  category: string;
  description: string;
  descriptionNe: string | null;
  logo: string | null;
  website: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  address: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  contactName: string | null;
  status: "pending" | "rejected" | "suspended" | "verified";
  statusReason: string | null;
  submittedAt: string;
  ownerName: string;
  ownerEmail: string;
  dealCount: number;
  branchCount: number;
  /** Another name or category that waits for a decision. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  /** Changes with every change of the profile. */
  version: number;
  documents: DocumentView[];
};
export type VendorView = {
  id: number;
  userId: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  businessType: string | null;
  category: string;
  description: string;
  descriptionNe: string | null;
  logo: string | null;
  website: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  address: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  contactName: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  status: "pending" | "rejected" | "suspended" | "verified";
  /** Why it was rejected or suspended. */
  statusReason: string | null;
  isVerified: boolean;
  /** Another name or category that waits for an admin; the public ones stay until then. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  proposedAt: string | null;
  /** Why the last proposal was refused. */
  proposalRefusal: string | null;
  plan: "free" | "gold" | "silver";
  subscriptionStatus: string;
  /** The plan that is paid for; null on the free plan. */
  subscriptionPlanId: number | null;
  /** Until when it is paid for; null on the free plan. */
  currentPeriodEnd: string | null;
  /** Whether the free plan follows then. */
  cancelAtPeriodEnd: boolean;
  version: number;
  submittedAt: string;
  createdAt: string;
};
export type ApproveChangeDto = {
  /** The version that was looked at; a stale one is refused with 409. */
  version?: number;
};
export type RejectChangeDto = {
  /** The version that was looked at; a stale one is refused with 409. */
  version?: number;
  reason: string;
};
export type ReasonDto = {
  reason: string;
};
export const {
  useAdminDealsListQuery,
  useAdminDealChecksApproveMutation,
  useAdminDealChecksChecksQuery,
  useAdminDealsPendingQuery,
  useAdminDealsApproveMutation,
  useAdminDealsFeatureMutation,
  useAdminDealsRejectMutation,
  useAdminDealsApproveRevisionMutation,
  useAdminDealsRejectRevisionMutation,
  useAdminVendorsListQuery,
  useAdminVendorsPendingQuery,
  useAdminVendorsApproveChangeMutation,
  useAdminVendorsRejectChangeMutation,
  useAdminVendorsDocumentQuery,
  useAdminVendorsReinstateMutation,
  useAdminVendorsRejectMutation,
  useAdminVendorsSuspendMutation,
  useAdminVendorsVerifyMutation,
} = injectedRtkApi;
