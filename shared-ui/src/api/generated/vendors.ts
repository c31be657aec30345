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
      documentsList: build.query<DocumentsListApiResponse, DocumentsListApiArg>(
        {
          query: () => ({ url: `/api/vendors/me/documents` }),
          providesTags: ["vendors"],
        },
      ),
      documentsAdd: build.mutation<DocumentsAddApiResponse, DocumentsAddApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/vendors/me/documents`,
            method: "POST",
            body: queryArg.documentDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: (_done, failure) => (failure ? [] : ["vendors","auth","deals"]),
        },
      ),
      documentsRead: build.query<DocumentsReadApiResponse, DocumentsReadApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/vendors/me/documents/${queryArg.id}`,
          }),
          providesTags: ["vendors"],
        },
      ),
      documentsRemove: build.mutation<
        DocumentsRemoveApiResponse,
        DocumentsRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/documents/${queryArg.id}`,
          method: "DELETE",
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
      vendorsSignUp: build.mutation<
        VendorsSignUpApiResponse,
        VendorsSignUpApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/signup`,
          method: "POST",
          body: queryArg.vendorSignupDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendors","auth","deals"]),
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
export type DocumentsListApiResponse = /** status 200  */ DocumentView[];
export type DocumentsListApiArg = void;
export type DocumentsAddApiResponse = /** status 201  */ DocumentView;
export type DocumentsAddApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  documentDto: DocumentDto;
};
export type DocumentsReadApiResponse = /** status 200 The file */ Blob;
export type DocumentsReadApiArg = {
  id: string;
};
export type DocumentsRemoveApiResponse = unknown;
export type DocumentsRemoveApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
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
export type VendorsSignUpApiResponse = /** status 201  */ VendorSignedUpView;
export type VendorsSignUpApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  vendorSignupDto: VendorSignupDto;
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
  nameNe?: string | null;
  category: string;
  description: string;
  descriptionNe?: string | null;
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
  nameNe?: string | null;
  category?: string;
  description?: string;
  descriptionNe?: string | null;
  logo?: string | null;
  website?: string | null;
  /** The version that was edited; a stale one is refused with 409. */
  version?: number;
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
export type DocumentDto = {
  /** PDF, JPEG or PNG, at most 5 MB */
  file: Blob;
  /** The company's registration, or its PAN or VAT certificate. */
  kind: "registration" | "tax";
};
export type OpeningSpanView = {
  /** 0 is Sunday. */
  weekday: number;
  opens: string;
  closes: string;
};
export type BranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  /** A day without a span is closed. Null where nothing was said. */
  hours: OpeningSpanView[] | null;
};
export type OpeningSpanDto = {
  /** 0 is Sunday. */
  weekday: number;
  opens: string;
  closes: string;
};
export type BranchDto = {
  name: string;
  address: string;
  city: string;
  latitude?: number | null;
  longitude?: number | null;
  /** A day without a span is closed; null where nothing is said. */
  hours?: OpeningSpanDto[] | null;
};
export type UpdateBranchDto = {
  name?: string;
  address?: string;
  city?: string;
  latitude?: number | null;
  longitude?: number | null;
  /** A day without a span is closed; null where nothing is said. */
  hours?: OpeningSpanDto[] | null;
};
export type VendorSignedUpView = {
  success: boolean;
  /** Of the business. */
  id: number;
};
export type SignupDto = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  /** In which mail is written; English unless said. */
  language?: "en" | "ne";
  /** 6 to 128 characters; the commonest ones are refused. */
  password: string;
};
export type NewBusinessDto = {
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
  businessName: string;
  nameNe?: string | null;
  category: string;
  description: string;
  descriptionNe?: string | null;
  website?: string | null;
};
export type VendorSignupDto = {
  account: SignupDto;
  business: NewBusinessDto;
};
export const {
  useVendorsRegisterMutation,
  useVendorsMeQuery,
  useVendorsUpdateMeMutation,
  useDocumentsListQuery,
  useDocumentsAddMutation,
  useDocumentsReadQuery,
  useDocumentsRemoveMutation,
  useVendorsLocationsQuery,
  useVendorsAddLocationMutation,
  useVendorsUpdateLocationMutation,
  useVendorsRemoveLocationMutation,
  useVendorsSignUpMutation,
} = injectedRtkApi;
