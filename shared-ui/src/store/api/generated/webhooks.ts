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
    webhooksList: build.query<WebhooksListApiResponse, WebhooksListApiArg>({
      query: () => ({ url: `/api/vendors/me/webhooks` }),
    }),
    webhooksCreate: build.mutation<
      WebhooksCreateApiResponse,
      WebhooksCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/webhooks`,
        method: "POST",
        body: queryArg.createWebhookDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    webhooksChange: build.mutation<
      WebhooksChangeApiResponse,
      WebhooksChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/webhooks/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeWebhookDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    webhooksDelete: build.mutation<
      WebhooksDeleteApiResponse,
      WebhooksDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/webhooks/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    webhooksLog: build.query<WebhooksLogApiResponse, WebhooksLogApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/webhooks/${queryArg.id}/deliveries`,
        params: {
          limit: queryArg.limit,
          state: queryArg.state,
          cursor: queryArg.cursor,
        },
      }),
    }),
    webhooksResend: build.mutation<
      WebhooksResendApiResponse,
      WebhooksResendApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/webhooks/${queryArg.id}/deliveries/${queryArg.delivery}/resend`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    webhooksRotate: build.mutation<
      WebhooksRotateApiResponse,
      WebhooksRotateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/webhooks/${queryArg.id}/rotate`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    webhooksTest: build.mutation<WebhooksTestApiResponse, WebhooksTestApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/webhooks/${queryArg.id}/test`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as webhooksApi };
export type WebhooksListApiResponse = /** status 200  */ WebhookView[];
export type WebhooksListApiArg = void;
export type WebhooksCreateApiResponse = /** status 201  */ NewWebhookView;
export type WebhooksCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createWebhookDto: CreateWebhookDto;
};
export type WebhooksChangeApiResponse = /** status 200  */ WebhookView;
export type WebhooksChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeWebhookDto: ChangeWebhookDto;
};
export type WebhooksDeleteApiResponse = unknown;
export type WebhooksDeleteApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type WebhooksLogApiResponse = /** status 200  */ WebhookDeliveryView[];
export type WebhooksLogApiArg = {
  id: number;
  /** Number of rows, 1 to 100. */
  limit?: number;
  state?: "delivered" | "given-up" | "waiting";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type WebhooksResendApiResponse = unknown;
export type WebhooksResendApiArg = {
  id: number;
  delivery: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type WebhooksRotateApiResponse = /** status 200  */ NewWebhookView;
export type WebhooksRotateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type WebhooksTestApiResponse = unknown;
export type WebhooksTestApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useWebhooksListQuery,
  useWebhooksCreateMutation,
  useWebhooksChangeMutation,
  useWebhooksDeleteMutation,
  useWebhooksLogQuery,
  useWebhooksResendMutation,
  useWebhooksRotateMutation,
  useWebhooksTestMutation,
} = injectedRtkApi;
