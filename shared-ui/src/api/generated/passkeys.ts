import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      passkeysList: build.query<PasskeysListApiResponse, PasskeysListApiArg>({
        query: () => ({ url: `/api/auth/passkeys` }),
        providesTags: ["passkeys"],
      }),
      passkeysRegister: build.mutation<
        PasskeysRegisterApiResponse,
        PasskeysRegisterApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/passkeys`,
          method: "POST",
          body: queryArg.registerPasskeyDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["passkeys"]),
      }),
      passkeysDeclineOffer: build.mutation<
        PasskeysDeclineOfferApiResponse,
        PasskeysDeclineOfferApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/passkeys/offer/decline`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["passkeys"]),
      }),
      passkeysOptions: build.mutation<
        PasskeysOptionsApiResponse,
        PasskeysOptionsApiArg
      >({
        query: () => ({ url: `/api/auth/passkeys/options`, method: "POST" }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["passkeys"]),
      }),
      passkeysSignIn: build.mutation<
        PasskeysSignInApiResponse,
        PasskeysSignInApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/passkeys/sign-in`,
          method: "POST",
          body: queryArg.provePasskeyDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["passkeys"]),
      }),
      passkeysSignInOptions: build.mutation<
        PasskeysSignInOptionsApiResponse,
        PasskeysSignInOptionsApiArg
      >({
        query: () => ({
          url: `/api/auth/passkeys/sign-in/options`,
          method: "POST",
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["passkeys"]),
      }),
      passkeysRename: build.mutation<
        PasskeysRenameApiResponse,
        PasskeysRenameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/passkeys/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.passkeyNameDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["passkeys"]),
      }),
      passkeysRemove: build.mutation<
        PasskeysRemoveApiResponse,
        PasskeysRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/passkeys/${queryArg.id}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["passkeys"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as passkeysApi };
export type PasskeysListApiResponse = /** status 200  */ PasskeyView[];
export type PasskeysListApiArg = void;
export type PasskeysRegisterApiResponse =
  /** status 201  */ RegisteredPasskeyView;
export type PasskeysRegisterApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  registerPasskeyDto: RegisterPasskeyDto;
};
export type PasskeysDeclineOfferApiResponse = unknown;
export type PasskeysDeclineOfferApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type PasskeysOptionsApiResponse = /** status 200  */ {
  [key: string]: any;
};
export type PasskeysOptionsApiArg = void;
export type PasskeysSignInApiResponse = /** status 200  */ SignedInView;
export type PasskeysSignInApiArg = {
  provePasskeyDto: ProvePasskeyDto;
};
export type PasskeysSignInOptionsApiResponse = /** status 200  */ {
  [key: string]: any;
};
export type PasskeysSignInOptionsApiArg = void;
export type PasskeysRenameApiResponse = /** status 200  */ PasskeyView;
export type PasskeysRenameApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  passkeyNameDto: PasskeyNameDto;
};
export type PasskeysRemoveApiResponse = unknown;
export type PasskeysRemoveApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type PasskeyView = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
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
export type RegisteredPasskeyView = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Made with the first factor and shown this one time; none if there are some from before, and for a repeated request. */
  recoveryCodes: string[];
};
export type RegisterPasskeyDto = {
  /** `RegistrationResponseJSON`, as `navigator.credentials.create()` answers. */
  response: {
    [key: string]: any;
  };
  /** What its owner knows it by. */
  name: string;
};
export type StaffOfView = {
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
  branchId: number | null;
};
export type SessionUserView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: "admin" | "customer" | "vendor";
  staffOf: StaffOfView | null;
  /** The language that was chosen for the account; null while it is the default. A device takes it over after signing in. */
  chosenLanguage: ("en" | "ne") | null;
  /** An admin who has to enrol a passkey or an authenticator app: every other call answers 403 `auth.second-factor-required`. */
  needsSecondFactor: boolean;
};
export type SignedInView = {
  success: boolean;
  /** Null while the second step is missing. */
  user: SessionUserView | null;
  /** The account has a passkey or an authenticator app: POST /api/auth/two-factor, or /api/auth/passkeys/sign-in. */
  secondFactor: boolean;
  /** An owner without a second factor who has not chosen: the screen offers a passkey. */
  offersPasskey: boolean;
};
export type ProvePasskeyDto = {
  /** `AuthenticationResponseJSON`, as `navigator.credentials.get()` answers. */
  response: {
    [key: string]: any;
  };
};
export type PasskeyNameDto = {
  /** What its owner knows it by. */
  name: string;
};
export const {
  usePasskeysListQuery,
  usePasskeysRegisterMutation,
  usePasskeysDeclineOfferMutation,
  usePasskeysOptionsMutation,
  usePasskeysSignInMutation,
  usePasskeysSignInOptionsMutation,
  usePasskeysRenameMutation,
  usePasskeysRemoveMutation,
} = injectedRtkApi;
