import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      reviewsOfDeal: build.query<ReviewsOfDealApiResponse, ReviewsOfDealApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/deals/${queryArg.id}/reviews`,
            params: {
              limit: queryArg.limit,
              cursor: queryArg.cursor,
              sort: queryArg.sort,
            },
          }),
          providesTags: ["reviews"],
        },
      ),
      reviewsMine: build.query<ReviewsMineApiResponse, ReviewsMineApiArg>({
        query: (queryArg) => ({
          url: `/api/deals/${queryArg.id}/reviews/mine`,
        }),
        providesTags: ["reviews"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["reviews","deals","redemptions"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["reviews","deals","redemptions"]),
      }),
      reviewsReply: build.mutation<ReviewsReplyApiResponse, ReviewsReplyApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/reviews/${queryArg.id}/reply`,
            method: "POST",
            body: queryArg.replyToReviewDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: (_done, failure) => (failure ? [] : ["reviews","deals","redemptions"]),
        },
      ),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["reviews","deals","redemptions"]),
      }),
      vendorReviewsList: build.query<
        VendorReviewsListApiResponse,
        VendorReviewsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/reviews`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            stars: queryArg.stars,
            deal: queryArg.deal,
            answered: queryArg.answered,
          },
        }),
        providesTags: ["reviews"],
      }),
      vendorReviewsSummary: build.query<
        VendorReviewsSummaryApiResponse,
        VendorReviewsSummaryApiArg
      >({
        query: () => ({ url: `/api/vendors/me/reviews/summary` }),
        providesTags: ["reviews"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as reviewsApi };
export type ReviewsOfDealApiResponse = /** status 200  */ ReviewView[];
export type ReviewsOfDealApiArg = {
  id: number;
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** By time, or by stars with the newer ones first among equals. */
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
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** Only those with so many stars, 1 to 5. */
  stars?: number;
  /** Only those of this deal. */
  deal?: number;
  /** `false`: only those that wait for an answer. */
  answered?: boolean;
};
export type VendorReviewsSummaryApiResponse =
  /** status 200  */ VendorReviewSummaryView;
export type VendorReviewsSummaryApiArg = void;
export type ReviewView = {
  id: number;
  dealId: number;
  rating: number;
  comment: string | null;
  createdAt: string;
  updatedAt: string;
  /** First name and initial; empty once the account is erased. */
  author: string;
  verifiedVisit: boolean;
  /** The business's answer. */
  reply: string | null;
  repliedAt: string | null;
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
export type CreateReviewDto = {
  dealId: number;
  /** 1 to 5 stars. */
  rating: number;
  comment?: string | null;
};
export type UpdateReviewDto = {
  rating?: number;
  comment?: string | null;
};
export type ReplyToReviewDto = {
  reply: string;
};
export type ReviewReportView = {
  id: number;
  reviewId: number;
  reason: "false" | "offensive" | "other" | "private" | "spam";
  comment: string | null;
  createdAt: string;
};
export type ReportReviewDto = {
  reason: "false" | "offensive" | "other" | "private" | "spam";
  comment?: string | null;
};
export type VendorReviewView = {
  id: number;
  dealId: number;
  rating: number;
  comment: string | null;
  createdAt: string;
  updatedAt: string;
  /** First name and initial; empty once the account is erased. */
  author: string;
  verifiedVisit: boolean;
  /** The business's answer. */
  reply: string | null;
  repliedAt: string | null;
  dealTitle: string;
  dealTitleNe: string | null;
  /** Whether the reader has reported it. */
  isReported: boolean;
};
export type ReviewedDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type VendorReviewSummaryView = {
  count: number;
  /** One decimal; null without a review. */
  average: number | null;
  /** Reviews with one to five stars. */
  ratingCounts: number[];
  /** How many wait for an answer. */
  unanswered: number;
  /** The deals that have reviews. */
  deals: ReviewedDealView[];
};
export const {
  useReviewsOfDealQuery,
  useReviewsMineQuery,
  useReviewsCreateMutation,
  useReviewsUpdateMutation,
  useReviewsReplyMutation,
  useReviewsReportMutation,
  useVendorReviewsListQuery,
  useVendorReviewsSummaryQuery,
} = injectedRtkApi;
