import { api } from "shared-ui/store";
import type {
  ApiKeyView,
  ChangeMarketplaceKeyDto,
  CreateMarketplaceKeyDto,
  NewApiKeyView,
} from "./types";
export type {
  ApiKeyView,
  ChangeMarketplaceKeyDto,
  CreateMarketplaceKeyDto,
  NewApiKeyView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminApiKeysList: build.query<
      AdminApiKeysListApiResponse,
      AdminApiKeysListApiArg
    >({
      query: () => ({ url: `/api/admin/api-keys` }),
    }),
    adminApiKeysCreate: build.mutation<
      AdminApiKeysCreateApiResponse,
      AdminApiKeysCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/api-keys`,
        method: "POST",
        body: queryArg.createMarketplaceKeyDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminApiKeysChange: build.mutation<
      AdminApiKeysChangeApiResponse,
      AdminApiKeysChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/api-keys/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeMarketplaceKeyDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminApiKeysWithdraw: build.mutation<
      AdminApiKeysWithdrawApiResponse,
      AdminApiKeysWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/api-keys/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminApiKeysRotate: build.mutation<
      AdminApiKeysRotateApiResponse,
      AdminApiKeysRotateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/api-keys/${queryArg.id}/rotate`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApiKeysApi };
export type AdminApiKeysListApiResponse = /** status 200  */ ApiKeyView[];
export type AdminApiKeysListApiArg = void;
export type AdminApiKeysCreateApiResponse = /** status 201  */ NewApiKeyView;
export type AdminApiKeysCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createMarketplaceKeyDto: CreateMarketplaceKeyDto;
};
export type AdminApiKeysChangeApiResponse = /** status 200  */ ApiKeyView;
export type AdminApiKeysChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeMarketplaceKeyDto: ChangeMarketplaceKeyDto;
};
export type AdminApiKeysWithdrawApiResponse = unknown;
export type AdminApiKeysWithdrawApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminApiKeysRotateApiResponse = /** status 200  */ NewApiKeyView;
export type AdminApiKeysRotateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useAdminApiKeysListQuery,
  useAdminApiKeysCreateMutation,
  useAdminApiKeysChangeMutation,
  useAdminApiKeysWithdrawMutation,
  useAdminApiKeysRotateMutation,
} = injectedRtkApi;
