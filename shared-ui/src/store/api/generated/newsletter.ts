import { api } from "shared-ui/store";
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["newsletter"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["newsletter"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["newsletter"]),
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
  /** From the link in the mail. */
  token: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  unsubscribeDto: UnsubscribeDto;
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
export type SubscribeDto = {
  email: string;
  language?: "en" | "ne";
};
export type ConfirmSubscriptionDto = {
  /** From the link in the mail. */
  token: string;
};
export type UnsubscribeDto = {
  /** What mail programs send with one click. */
  "List-Unsubscribe"?: "One-Click";
};
export const {
  useNewsletterAskMutation,
  useNewsletterConfirmMutation,
  useNewsletterLeaveMutation,
} = injectedRtkApi;
