import { api } from "shared-ui/store";
import type {
  ConfirmSubscriptionDto,
  SubscribeDto,
  UnsubscribeDto,
} from "./types";
export type {
  ConfirmSubscriptionDto,
  ProblemFieldView,
  ProblemView,
  SubscribeDto,
  UnsubscribeDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    newsletterAsk: build.mutation<
      NewsletterAskApiResponse,
      NewsletterAskApiArg
    >({
      query: (queryArg) => ({
        url: `/api/newsletter`,
        method: "POST",
        body: queryArg.subscribeDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    newsletterConfirm: build.mutation<
      NewsletterConfirmApiResponse,
      NewsletterConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/newsletter/confirm`,
        method: "POST",
        body: queryArg.confirmSubscriptionDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    newsletterLeave: build.mutation<
      NewsletterLeaveApiResponse,
      NewsletterLeaveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/newsletter/unsubscribe`,
        method: "POST",
        body: queryArg.unsubscribeDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          token: queryArg.token,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as newsletterApi };
export type NewsletterAskApiResponse = unknown;
export type NewsletterAskApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  subscribeDto: SubscribeDto;
};
export type NewsletterConfirmApiResponse = unknown;
export type NewsletterConfirmApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  confirmSubscriptionDto: ConfirmSubscriptionDto;
};
export type NewsletterLeaveApiResponse = unknown;
export type NewsletterLeaveApiArg = {
  /** Token from the link in the mail. */
  token: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  unsubscribeDto: UnsubscribeDto;
};
export const {
  useNewsletterAskMutation,
  useNewsletterConfirmMutation,
  useNewsletterLeaveMutation,
} = injectedRtkApi;
