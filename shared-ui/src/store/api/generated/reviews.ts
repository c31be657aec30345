import { api } from "shared-ui/store";
import type {
  CreateReviewDto,
  ReplyToReviewDto,
  ReportReviewDto,
  ReviewReportView,
  ReviewView,
  UpdateReviewDto,
  VendorReviewSummaryView,
  VendorReviewView,
} from "./types";
export type {
  AnswerTimeView,
  CreateReviewDto,
  ProblemFieldView,
  ProblemView,
  ReplyToReviewDto,
  ReportReviewDto,
  ReviewReportView,
  ReviewView,
  ReviewedDealView,
  ReviewedVisitView,
  UpdateReviewDto,
  VendorReviewSummaryView,
  VendorReviewView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewsOfDeal: build.query<ReviewsOfDealApiResponse, ReviewsOfDealApiArg>({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}/reviews`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          sort: queryArg.sort,
        },
      }),
    }),
    reviewsMine: build.query<ReviewsMineApiResponse, ReviewsMineApiArg>({
      query: (queryArg) => ({ url: `/api/deals/${queryArg.id}/reviews/mine` }),
    }),
    reviewsCreate: build.mutation<
      ReviewsCreateApiResponse,
      ReviewsCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reviews`,
        method: "POST",
        body: queryArg.createReviewDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    reviewsUpdate: build.mutation<
      ReviewsUpdateApiResponse,
      ReviewsUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reviews/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.updateReviewDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    reviewsReply: build.mutation<ReviewsReplyApiResponse, ReviewsReplyApiArg>({
      query: (queryArg) => ({
        url: `/api/reviews/${queryArg.id}/reply`,
        method: "POST",
        body: queryArg.replyToReviewDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    reviewsEditReply: build.mutation<
      ReviewsEditReplyApiResponse,
      ReviewsEditReplyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reviews/${queryArg.id}/reply`,
        method: "PATCH",
        body: queryArg.replyToReviewDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    reviewsReport: build.mutation<
      ReviewsReportApiResponse,
      ReviewsReportApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reviews/${queryArg.id}/report`,
        method: "POST",
        body: queryArg.reportReviewDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    vendorReviewsList: build.query<
      VendorReviewsListApiResponse,
      VendorReviewsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/reviews`,
        params: queryArg,
      }),
    }),
    vendorReviewsTable: build.query<
      VendorReviewsTableApiResponse,
      VendorReviewsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/reviews.csv`,
        params: queryArg,
      }),
    }),
    vendorReviewsSummary: build.query<
      VendorReviewsSummaryApiResponse,
      VendorReviewsSummaryApiArg
    >({
      query: () => ({ url: `/api/vendors/me/reviews/summary` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reviewsApi };
export type ReviewsOfDealApiResponse = /** status 200  */ ReviewView[];
export type ReviewsOfDealApiArg = {
  id: number;
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** By time, or by stars and then newest first. */
  sort?: "best" | "newest" | "worst";
};
export type ReviewsMineApiResponse = /** status 200  */ ReviewView;
export type ReviewsMineApiArg = {
  id: number;
};
export type ReviewsCreateApiResponse = /** status 201  */ ReviewView;
export type ReviewsCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createReviewDto: CreateReviewDto;
};
export type ReviewsUpdateApiResponse = /** status 200  */ ReviewView;
export type ReviewsUpdateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  updateReviewDto: UpdateReviewDto;
};
export type ReviewsReplyApiResponse = /** status 201  */ ReviewView;
export type ReviewsReplyApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  replyToReviewDto: ReplyToReviewDto;
};
export type ReviewsEditReplyApiResponse = /** status 200  */ ReviewView;
export type ReviewsEditReplyApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  replyToReviewDto: ReplyToReviewDto;
};
export type ReviewsReportApiResponse = /** status 201  */ ReviewReportView;
export type ReviewsReportApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reportReviewDto: ReportReviewDto;
};
export type VendorReviewsListApiResponse =
  /** status 200  */ VendorReviewView[];
export type VendorReviewsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Number of stars, 1 to 5. */
  stars?: number;
  /** Only reviews of this deal. */
  deal?: number;
  /** `false`: only reviews without a reply. */
  answered?: boolean;
  /** `waiting`: reviews with words that wait for a reply, low stars first; `low-stars`: of these, those with one or two stars;
    `reported`: those that the reader has reported. */
  show?: "answered" | "low-stars" | "reported" | "waiting";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type VendorReviewsTableApiResponse = /** status 200 A table */ string;
export type VendorReviewsTableApiArg = {
  /** Number of stars, 1 to 5. */
  stars?: number;
  /** Only reviews of this deal. */
  deal?: number;
  /** `false`: only reviews without a reply. */
  answered?: boolean;
  /** `waiting`: reviews with words that wait for a reply, low stars first; `low-stars`: of these, those with one or two stars;
    `reported`: those that the reader has reported. */
  show?: "answered" | "low-stars" | "reported" | "waiting";
};
export type VendorReviewsSummaryApiResponse =
  /** status 200  */ VendorReviewSummaryView;
export type VendorReviewsSummaryApiArg = void;
export const {
  useReviewsOfDealQuery,
  useReviewsMineQuery,
  useReviewsCreateMutation,
  useReviewsUpdateMutation,
  useReviewsReplyMutation,
  useReviewsEditReplyMutation,
  useReviewsReportMutation,
  useVendorReviewsListQuery,
  useVendorReviewsTableQuery,
  useVendorReviewsSummaryQuery,
} = injectedRtkApi;
