import { api } from "shared-ui/store";
import type {
  PasskeyNameDto,
  PasskeyView,
  ProvePasskeyDto,
  RegisterPasskeyDto,
  RegisteredPasskeyView,
  SignedInView,
} from "./types";
export type {
  PasskeyNameDto,
  PasskeyView,
  ProblemFieldView,
  ProblemView,
  ProvePasskeyDto,
  RegisterPasskeyDto,
  RegisteredPasskeyView,
  SessionUserView,
  SignedInView,
  StaffOfView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeysList: build.query<PasskeysListApiResponse, PasskeysListApiArg>({
      query: () => ({ url: `/api/auth/passkeys` }),
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
    }),
    passkeysOptions: build.mutation<
      PasskeysOptionsApiResponse,
      PasskeysOptionsApiArg
    >({
      query: () => ({ url: `/api/auth/passkeys/options`, method: "POST" }),
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
    }),
    passkeysSignInOptions: build.mutation<
      PasskeysSignInOptionsApiResponse,
      PasskeysSignInOptionsApiArg
    >({
      query: () => ({
        url: `/api/auth/passkeys/sign-in/options`,
        method: "POST",
      }),
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
