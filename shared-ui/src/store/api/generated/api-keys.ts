import { api } from "shared-ui/store";
import type {
  ApiKeyView,
  ChangeApiKeyDto,
  CreateApiKeyDto,
  NewApiKeyView,
} from "./types";
export type {
  ApiKeyView,
  ChangeApiKeyDto,
  CreateApiKeyDto,
  NewApiKeyView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiKeysList: build.query<ApiKeysListApiResponse, ApiKeysListApiArg>({
      query: () => ({ url: `/api/vendors/me/api-keys` }),
    }),
    apiKeysCreate: build.mutation<
      ApiKeysCreateApiResponse,
      ApiKeysCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/api-keys`,
        method: "POST",
        body: queryArg.createApiKeyDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    apiKeysChange: build.mutation<
      ApiKeysChangeApiResponse,
      ApiKeysChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/api-keys/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeApiKeyDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    apiKeysWithdraw: build.mutation<
      ApiKeysWithdrawApiResponse,
      ApiKeysWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/api-keys/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    apiKeysRotate: build.mutation<
      ApiKeysRotateApiResponse,
      ApiKeysRotateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/api-keys/${queryArg.id}/rotate`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as apiKeysApi };
export type ApiKeysListApiResponse = /** status 200  */ ApiKeyView[];
export type ApiKeysListApiArg = void;
export type ApiKeysCreateApiResponse = /** status 201  */ NewApiKeyView;
export type ApiKeysCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createApiKeyDto: CreateApiKeyDto;
};
export type ApiKeysChangeApiResponse = /** status 200  */ ApiKeyView;
export type ApiKeysChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeApiKeyDto: ChangeApiKeyDto;
};
export type ApiKeysWithdrawApiResponse = unknown;
export type ApiKeysWithdrawApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type ApiKeysRotateApiResponse = /** status 200  */ NewApiKeyView;
export type ApiKeysRotateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useApiKeysListQuery,
  useApiKeysCreateMutation,
  useApiKeysChangeMutation,
  useApiKeysWithdrawMutation,
  useApiKeysRotateMutation,
} = injectedRtkApi;
