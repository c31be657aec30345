import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminVendorDetailsOne: build.query<
        AdminVendorDetailsOneApiResponse,
        AdminVendorDetailsOneApiArg
      >({
        query: (queryArg) => ({ url: `/api/admin/vendors/${queryArg.id}` }),
        providesTags: ["admin-vendors"],
      }),
      adminVendorDetailsDeals: build.query<
        AdminVendorDetailsDealsApiResponse,
        AdminVendorDetailsDealsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors/${queryArg.id}/deals`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["admin-vendors"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminVendorsApi };
export type AdminVendorDetailsOneApiResponse =
  /** status 200  */ AdminVendorDetailView;
export type AdminVendorDetailsOneApiArg = {
  id: number;
};
export type AdminVendorDetailsDealsApiResponse =
  /** status 200  */ AdminVendorDealView[];
export type AdminVendorDetailsDealsApiArg = {
  id: number;
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminBranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
};
export type AdminStaffView = {
  userId: number;
  name: string;
  email: string;
  role: "counter" | "manager" | "owner";
  /** The branch somebody stands at, when it is one alone. */
  branch: string | null;
};
export type VendorComplaintView = {
  id: number;
  reason: "false" | "offensive" | "other" | "private" | "spam";
  comment: string | null;
  at: string;
  dealId: number;
  dealTitle: string;
  rating: number;
  review: string | null;
  isHidden: boolean;
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
export type AdminVendorDetailView = {
  ownerId: number;
  businessType: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  plan: "free" | "gold" | "silver";
  subscriptionStatus: string;
  createdAt: string;
  /** Passes that can still be used; they stay good whatever is decided. */
  openPasses: number;
  passesUsed: number;
  branches: AdminBranchView[];
  staff: AdminStaffView[];
  /** The newest first, 100 at most. */
  complaints: VendorComplaintView[];
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
export type AdminVendorDealView = {
  id: number;
  title: string;
  moderationStatus: "approved" | "pending" | "rejected";
  isActive: boolean;
  startDate: string;
  endDate: string;
  originalPrice: number;
  discountedPrice: number;
  averageRating: number;
  ratingCount: number;
  passesUsed: number;
};
export const {
  useAdminVendorDetailsOneQuery,
  useAdminVendorDetailsDealsQuery,
} = injectedRtkApi;
