import { api } from "shared-ui/store";
import type {
  BranchDto,
  BranchView,
  CounterCardView,
  DocumentDto,
  DocumentView,
  MailCheckView,
  RegisterVendorDto,
  TestMailView,
  UpdateBranchDto,
  UpdateVendorDto,
  VendorSignedUpView,
  VendorSignupDto,
  VendorView,
} from "./types";
export type {
  AskedChangeView,
  BranchDto,
  BranchView,
  CardSentenceView,
  CounterCardView,
  DocumentDto,
  DocumentView,
  MailCheckView,
  NewBusinessDto,
  OpeningSpanDto,
  OpeningSpanView,
  ProblemFieldView,
  ProblemView,
  RegisterVendorDto,
  SignupDto,
  TestMailView,
  UpdateBranchDto,
  UpdateVendorDto,
  VendorSignedUpView,
  VendorSignupDto,
  VendorView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailCheckCheck: build.query<
      MailCheckCheckApiResponse,
      MailCheckCheckApiArg
    >({
      query: () => ({ url: `/api/test-business/mail` }),
    }),
    mailCheckSend: build.mutation<
      MailCheckSendApiResponse,
      MailCheckSendApiArg
    >({
      query: () => ({ url: `/api/test-business/mail`, method: "POST" }),
    }),
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
    }),
    vendorsMe: build.query<VendorsMeApiResponse, VendorsMeApiArg>({
      query: () => ({ url: `/api/vendors/me` }),
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
    }),
    counterCardWords: build.query<
      CounterCardWordsApiResponse,
      CounterCardWordsApiArg
    >({
      query: () => ({ url: `/api/vendors/me/counter-card` }),
    }),
    counterCardPdf: build.query<
      CounterCardPdfApiResponse,
      CounterCardPdfApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/counter-card.pdf`,
        params: queryArg,
      }),
    }),
    documentsList: build.query<DocumentsListApiResponse, DocumentsListApiArg>({
      query: () => ({ url: `/api/vendors/me/documents` }),
    }),
    documentsAdd: build.mutation<DocumentsAddApiResponse, DocumentsAddApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/documents`,
        method: "POST",
        body: queryArg.documentDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    documentsRead: build.query<DocumentsReadApiResponse, DocumentsReadApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/documents/${queryArg.id}`,
      }),
    }),
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
    }),
    vendorsLocations: build.query<
      VendorsLocationsApiResponse,
      VendorsLocationsApiArg
    >({
      query: () => ({ url: `/api/vendors/me/locations` }),
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
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as vendorsApi };
export type MailCheckCheckApiResponse = /** status 200  */ MailCheckView;
export type MailCheckCheckApiArg = void;
export type MailCheckSendApiResponse = /** status 200  */ TestMailView;
export type MailCheckSendApiArg = void;
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
export type CounterCardWordsApiResponse = /** status 200  */ CounterCardView;
export type CounterCardWordsApiArg = void;
export type CounterCardPdfApiResponse = /** status 200 The file */ Blob;
export type CounterCardPdfApiArg = {
  /** Branch of the counter card. */
  branchId: number;
  format?: "a5" | "a6" | "sticker";
  /** True for a light background, which saves toner. */
  light?: boolean;
  /** False to leave out the back with the steps for staff. A sticker has no back. */
  steps?: boolean;
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
export const {
  useMailCheckCheckQuery,
  useMailCheckSendMutation,
  useVendorsRegisterMutation,
  useVendorsMeQuery,
  useVendorsUpdateMeMutation,
  useCounterCardWordsQuery,
  useCounterCardPdfQuery,
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
