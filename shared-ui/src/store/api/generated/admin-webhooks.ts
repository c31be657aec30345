import { api } from "shared-ui/store";
import type {
  ChangeWebhookDto,
  CreateWebhookDto,
  NewWebhookView,
  WebhookDeliveryView,
  WebhookView,
} from "./types";
export type {
  ChangeWebhookDto,
  CreateWebhookDto,
  LastDeliveryView,
  NewWebhookView,
  ProblemFieldView,
  ProblemView,
  WebhookDeliveryView,
  WebhookView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminWebhooksList: build.query<
      AdminWebhooksListApiResponse,
      AdminWebhooksListApiArg
    >({
      query: () => ({ url: `/api/admin/webhooks` }),
    }),
    adminWebhooksCreate: build.mutation<
      AdminWebhooksCreateApiResponse,
      AdminWebhooksCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/webhooks`,
        method: "POST",
        body: queryArg.createWebhookDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminWebhooksChange: build.mutation<
      AdminWebhooksChangeApiResponse,
      AdminWebhooksChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/webhooks/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeWebhookDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminWebhooksDelete: build.mutation<
      AdminWebhooksDeleteApiResponse,
      AdminWebhooksDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/webhooks/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminWebhooksLog: build.query<
      AdminWebhooksLogApiResponse,
      AdminWebhooksLogApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/webhooks/${queryArg.id}/deliveries`,
        params: {
          limit: queryArg.limit,
          state: queryArg.state,
          cursor: queryArg.cursor,
        },
      }),
    }),
    adminWebhooksResend: build.mutation<
      AdminWebhooksResendApiResponse,
      AdminWebhooksResendApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/webhooks/${queryArg.id}/deliveries/${queryArg.delivery}/resend`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminWebhooksRotate: build.mutation<
      AdminWebhooksRotateApiResponse,
      AdminWebhooksRotateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/webhooks/${queryArg.id}/rotate`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminWebhooksTest: build.mutation<
      AdminWebhooksTestApiResponse,
      AdminWebhooksTestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/webhooks/${queryArg.id}/test`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminWebhooksApi };
export type AdminWebhooksListApiResponse = /** status 200  */ WebhookView[];
export type AdminWebhooksListApiArg = void;
export type AdminWebhooksCreateApiResponse = /** status 201  */ NewWebhookView;
export type AdminWebhooksCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createWebhookDto: CreateWebhookDto;
};
export type AdminWebhooksChangeApiResponse = /** status 200  */ WebhookView;
export type AdminWebhooksChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeWebhookDto: ChangeWebhookDto;
};
export type AdminWebhooksDeleteApiResponse = unknown;
export type AdminWebhooksDeleteApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminWebhooksLogApiResponse =
  /** status 200  */ WebhookDeliveryView[];
export type AdminWebhooksLogApiArg = {
  id: number;
  /** Number of rows, 1 to 100. */
  limit?: number;
  state?: "delivered" | "given-up" | "waiting";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminWebhooksResendApiResponse = unknown;
export type AdminWebhooksResendApiArg = {
  id: number;
  delivery: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminWebhooksRotateApiResponse = /** status 200  */ NewWebhookView;
export type AdminWebhooksRotateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminWebhooksTestApiResponse = unknown;
export type AdminWebhooksTestApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useAdminWebhooksListQuery,
  useAdminWebhooksCreateMutation,
  useAdminWebhooksChangeMutation,
  useAdminWebhooksDeleteMutation,
  useAdminWebhooksLogQuery,
  useAdminWebhooksResendMutation,
  useAdminWebhooksRotateMutation,
  useAdminWebhooksTestMutation,
} = injectedRtkApi;
