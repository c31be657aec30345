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
            search: queryArg.search,
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
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
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminDealsReject: build.mutation<
        AdminDealsRejectApiResponse,
        AdminDealsRejectApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/deals/${queryArg.id}/reject`,
          method: "PATCH",
          body: queryArg.rejectDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","catalog","deals","stats","vendor-deals","vendors"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","catalog","deals","stats","vendor-deals","vendors"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","catalog","deals","stats","vendor-deals","vendors"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","catalog","deals","stats","vendor-deals","vendors"]),
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
      adminVendorsOne: build.query<
        AdminVendorsOneApiResponse,
        AdminVendorsOneApiArg
      >({
        query: (queryArg) => ({ url: `/api/admin/vendors/${queryArg.id}` }),
        providesTags: ["admin"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","catalog","deals","stats","vendor-deals","vendors"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","catalog","deals","stats","vendor-deals","vendors"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","catalog","deals","stats","vendor-deals","vendors"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin","catalog","deals","stats","vendor-deals","vendors"]),
      }),
      adminUsersOverview: build.query<
        AdminUsersOverviewApiResponse,
        AdminUsersOverviewApiArg
      >({
        query: () => ({ url: `/api/admin/overview` }),
        providesTags: ["admin"],
      }),
      adminUsersList: build.query<
        AdminUsersListApiResponse,
        AdminUsersListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            role: queryArg.role,
            search: queryArg.search,
          },
        }),
        providesTags: ["admin"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type AdminDealsListApiResponse = /** status 200  */ ManagedDealView[];
export type AdminDealsListApiArg = {
  search?: string;
  /** `active` means live or sold out. */
  status?:
    | "pending"
    | "active"
    | "featured"
    | "scheduled"
    | "paused"
    | "rejected"
    | "expired";
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
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
};
export type AdminDealsRejectApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsRejectApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  rejectDto: RejectDto;
};
export type AdminDealsFeatureApiResponse = /** status 200  */ ManagedDealView;
export type AdminDealsFeatureApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  featureDto: FeatureDto;
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
  status?: "pending" | "verified" | "rejected" | "suspended";
  search?: string;
};
export type AdminVendorsPendingApiResponse =
  /** status 200  */ AdminVendorView[];
export type AdminVendorsPendingApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminVendorsOneApiResponse = /** status 200  */ VendorView;
export type AdminVendorsOneApiArg = {
  id: number;
};
export type AdminVendorsVerifyApiResponse = /** status 200  */ VendorView;
export type AdminVendorsVerifyApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
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
export type AdminVendorsReinstateApiResponse = /** status 200  */ VendorView;
export type AdminVendorsReinstateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export type AdminUsersOverviewApiResponse =
  /** status 200  */ AdminOverviewView;
export type AdminUsersOverviewApiArg = void;
export type AdminUsersListApiResponse = /** status 200  */ AdminUserView[];
export type AdminUsersListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  role?: "customer" | "vendor" | "admin";
  search?: string;
};
export type DealVendorView = {
  id: number;
  slug: string;
  businessName: string;
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
  discountType: "fixed" | "percentage" | "buyXgetY";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  pointsEarned: number;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status:
    | "pending"
    | "rejected"
    | "expired"
    | "live"
    | "scheduled"
    | "paused"
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
  moderationStatus: "pending" | "approved" | "rejected";
  rejectionReason: string | null;
  rejectionCodes: string[];
  pendingRevision: PendingRevisionView | null;
  /** Why the last change of the live deal was refused, until the next change. */
  revisionRejection: string | null;
  submittedAt: string;
  /** When the business asked to have it shown on the home page; null once that is decided. */
  featureRequestedAt: string | null;
  vendorStatus: "pending" | "rejected" | "verified" | "suspended";
  /** Passes that are issued or redeemed. */
  placesTaken: number;
  redeemedCount: number;
  version: number;
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
export type RejectDto = {
  /** What the business reads; a standard sentence when left out. */
  reason?: string;
  reasonCodes?: string[];
};
export type FeatureDto = {
  featured: boolean;
};
export type AdminVendorView = {
  id: number;
  slug: string;
  businessName: string;
  category: string;
  description: string;
  logo: string | null;
  website: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  address: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  contactName: string | null;
  status: "pending" | "rejected" | "verified" | "suspended";
  statusReason: string | null;
  submittedAt: string;
  ownerName: string;
  ownerEmail: string;
  dealCount: number;
  branchCount: number;
};
export type VendorView = {
  id: number;
  userId: number;
  slug: string;
  businessName: string;
  businessType: string | null;
  category: string;
  description: string;
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
  status: "pending" | "rejected" | "verified" | "suspended";
  /** Why it was rejected or suspended. */
  statusReason: string | null;
  isVerified: boolean;
  plan: "free" | "silver" | "gold";
  subscriptionStatus: string;
  version: number;
  submittedAt: string;
  createdAt: string;
};
export type ReasonDto = {
  reason: string;
};
export type AdminOverviewView = {
  pendingDeals: number;
  pendingVendors: number;
  totalUsers: number;
};
export type AdminUserView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: "customer" | "vendor" | "admin";
  phone: string | null;
  city: string | null;
  loyaltyPoints: number;
  emailVerified: boolean;
  suspendedAt: string | null;
  createdAt: string;
};
export const {
  useAdminDealsListQuery,
  useAdminDealsPendingQuery,
  useAdminDealsApproveMutation,
  useAdminDealsRejectMutation,
  useAdminDealsFeatureMutation,
  useAdminDealsApproveRevisionMutation,
  useAdminDealsRejectRevisionMutation,
  useAdminVendorsListQuery,
  useAdminVendorsPendingQuery,
  useAdminVendorsOneQuery,
  useAdminVendorsVerifyMutation,
  useAdminVendorsRejectMutation,
  useAdminVendorsSuspendMutation,
  useAdminVendorsReinstateMutation,
  useAdminUsersOverviewQuery,
  useAdminUsersListQuery,
} = injectedRtkApi;
