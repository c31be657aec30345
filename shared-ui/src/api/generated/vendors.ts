import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      vendorsRegister: build.mutation<
        VendorsRegisterApiResponse,
        VendorsRegisterApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors`,
          method: "POST",
          body: queryArg.registerVendorDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendors","auth","deals"]),
      }),
      vendorsMe: build.query<VendorsMeApiResponse, VendorsMeApiArg>({
        query: () => ({ url: `/api/vendors/me` }),
        providesTags: ["vendors"],
      }),
      vendorsUpdateMe: build.mutation<
        VendorsUpdateMeApiResponse,
        VendorsUpdateMeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me`,
          method: "PATCH",
          body: queryArg.updateVendorDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendors","auth","deals"]),
      }),
      vendorsLocations: build.query<
        VendorsLocationsApiResponse,
        VendorsLocationsApiArg
      >({
        query: () => ({ url: `/api/vendors/me/locations` }),
        providesTags: ["vendors"],
      }),
      vendorsAddLocation: build.mutation<
        VendorsAddLocationApiResponse,
        VendorsAddLocationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/locations`,
          method: "POST",
          body: queryArg.branchDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendors","auth","deals"]),
      }),
      vendorsUpdateLocation: build.mutation<
        VendorsUpdateLocationApiResponse,
        VendorsUpdateLocationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/locations/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateBranchDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendors","auth","deals"]),
      }),
      vendorsRemoveLocation: build.mutation<
        VendorsRemoveLocationApiResponse,
        VendorsRemoveLocationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/locations/${queryArg.id}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendors","auth","deals"]),
      }),
      brandsList: build.query<BrandsListApiResponse, BrandsListApiArg>({
        query: (queryArg) => ({
          url: `/api/brands`,
          params: {
            search: queryArg.search,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["vendors"],
      }),
      brandsPage: build.query<BrandsPageApiResponse, BrandsPageApiArg>({
        query: (queryArg) => ({ url: `/api/brands/${queryArg.slug}` }),
        providesTags: ["vendors"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as vendorsApi };
export type VendorsRegisterApiResponse = /** status 201  */ VendorView;
export type VendorsRegisterApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  registerVendorDto: RegisterVendorDto;
};
export type VendorsMeApiResponse = /** status 200  */ VendorView;
export type VendorsMeApiArg = void;
export type VendorsUpdateMeApiResponse = /** status 200  */ VendorView;
export type VendorsUpdateMeApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  updateVendorDto: UpdateVendorDto;
};
export type VendorsLocationsApiResponse = /** status 200  */ BranchView[];
export type VendorsLocationsApiArg = void;
export type VendorsAddLocationApiResponse = /** status 201  */ BranchView;
export type VendorsAddLocationApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  branchDto: BranchDto;
};
export type VendorsUpdateLocationApiResponse = /** status 200  */ BranchView;
export type VendorsUpdateLocationApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  updateBranchDto: UpdateBranchDto;
};
export type VendorsRemoveLocationApiResponse = unknown;
export type VendorsRemoveLocationApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type BrandsListApiResponse = /** status 200  */ BrandView[];
export type BrandsListApiArg = {
  /** A part of the name, the category or the city. */
  search?: string;
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type BrandsPageApiResponse = /** status 200  */ BrandPageView;
export type BrandsPageApiArg = {
  slug: string;
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
export type RegisterVendorDto = {
  businessName: string;
  category: string;
  description: string;
  logo?: string | null;
  website?: string | null;
  businessType?: string | null;
  vatNumber?: string | null;
  registrationNumber?: string | null;
  address?: string | null;
  city?: string | null;
  phone?: string | null;
  email?: string | null;
  contactName?: string | null;
  contactPosition?: string | null;
  contactPhone?: string | null;
  contactEmail?: string | null;
};
export type UpdateVendorDto = {
  businessType?: string | null;
  vatNumber?: string | null;
  registrationNumber?: string | null;
  address?: string | null;
  city?: string | null;
  phone?: string | null;
  email?: string | null;
  contactName?: string | null;
  contactPosition?: string | null;
  contactPhone?: string | null;
  contactEmail?: string | null;
  businessName?: string;
  category?: string;
  description?: string;
  logo?: string | null;
  website?: string | null;
  /** The version that was edited; a stale one is refused with 409. */
  version?: number;
};
export type BranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
};
export type BranchDto = {
  name: string;
  address: string;
  city: string;
  latitude?: number | null;
  longitude?: number | null;
};
export type UpdateBranchDto = {
  name?: string;
  address?: string;
  city?: string;
  latitude?: number | null;
  longitude?: number | null;
};
export type BrandView = {
  id: number;
  slug: string;
  businessName: string;
  logo: string | null;
  category: string;
  city: string | null;
  /** Deals that are live. */
  dealCount: number;
};
export type BrandPageView = {
  id: number;
  slug: string;
  businessName: string;
  logo: string | null;
  category: string;
  city: string | null;
  /** Deals that are live. */
  dealCount: number;
  businessType: string | null;
  description: string;
  website: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  registrationNumber: string | null;
  /** PAN or VAT number. */
  vatNumber: string | null;
  /** Whom to turn to with a complaint. */
  contactName: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Over the reviews of all its deals; null without reviews. */
  averageRating: number | null;
  reviewCount: number;
  branches: BranchView[];
};
export const {
  useVendorsRegisterMutation,
  useVendorsMeQuery,
  useVendorsUpdateMeMutation,
  useVendorsLocationsQuery,
  useVendorsAddLocationMutation,
  useVendorsUpdateLocationMutation,
  useVendorsRemoveLocationMutation,
  useBrandsListQuery,
  useBrandsPageQuery,
} = injectedRtkApi;
