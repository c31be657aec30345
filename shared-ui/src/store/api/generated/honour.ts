import { api } from "shared-ui/store";
import type {
  AnswerByLinkDto,
  AnswerCaseDto,
  AnswerHonourDto,
  CaseCostsView,
  CaseMessageDto,
  DecideCaseDto,
  HonourAnswerView,
  HonourCaseRowView,
  HonourCaseView,
  HonourLinkView,
  HonourQuestionView,
  OpenCaseDto,
  OwnHonourView,
  SecondLookDto,
} from "./types";
export type {
  AnswerByLinkDto,
  AnswerCaseDto,
  AnswerHonourDto,
  CaseBranchCostsView,
  CaseCostsView,
  CaseDealCostsView,
  CaseDealView,
  CaseDecisionView,
  CaseMessageDto,
  CaseMessageView,
  CaseOfferView,
  CaseRemedyView,
  CaseStepView,
  CaseVendorView,
  DecideCaseDto,
  GivenBackView,
  HonourAnswerCountsView,
  HonourAnswerView,
  HonourCaseCountsView,
  HonourCaseRowView,
  HonourCaseView,
  HonourLinkView,
  HonourQuestionView,
  HonourScoreView,
  OpenCaseDto,
  OwnHonourView,
  ProblemFieldView,
  ProblemView,
  SecondLookDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminCasesList: build.query<
      AdminCasesListApiResponse,
      AdminCasesListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/cases`,
        params: queryArg,
      }),
    }),
    honourAnswersOfLink: build.query<
      HonourAnswersOfLinkApiResponse,
      HonourAnswersOfLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/honour/answer`,
        params: queryArg,
      }),
    }),
    honourAnswersAnswerByLink: build.mutation<
      HonourAnswersAnswerByLinkApiResponse,
      HonourAnswersAnswerByLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/honour/answer`,
        method: "POST",
        body: queryArg.answerByLinkDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    casesList: build.query<CasesListApiResponse, CasesListApiArg>({
      query: (queryArg) => ({
        url: `/api/honour/cases`,
        params: {
          limit: queryArg.limit,
          as: queryArg["as"],
          status: queryArg.status,
          cursor: queryArg.cursor,
        },
      }),
    }),
    casesOpen: build.mutation<CasesOpenApiResponse, CasesOpenApiArg>({
      query: (queryArg) => ({
        url: `/api/honour/cases`,
        method: "POST",
        body: queryArg.openCaseDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    casesOne: build.query<CasesOneApiResponse, CasesOneApiArg>({
      query: (queryArg) => ({ url: `/api/honour/cases/${queryArg.id}` }),
    }),
    casesAcceptOffer: build.mutation<
      CasesAcceptOfferApiResponse,
      CasesAcceptOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/honour/cases/${queryArg.id}/accept-offer`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    casesAnswer: build.mutation<CasesAnswerApiResponse, CasesAnswerApiArg>({
      query: (queryArg) => ({
        url: `/api/honour/cases/${queryArg.id}/answer`,
        method: "POST",
        body: queryArg.answerCaseDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    casesDecide: build.mutation<CasesDecideApiResponse, CasesDecideApiArg>({
      query: (queryArg) => ({
        url: `/api/honour/cases/${queryArg.id}/decide`,
        method: "POST",
        body: queryArg.decideCaseDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    casesMessage: build.mutation<CasesMessageApiResponse, CasesMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/honour/cases/${queryArg.id}/messages`,
        method: "POST",
        body: queryArg.caseMessageDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    casesRefuseOffer: build.mutation<
      CasesRefuseOfferApiResponse,
      CasesRefuseOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/honour/cases/${queryArg.id}/refuse-offer`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    casesSecondLook: build.mutation<
      CasesSecondLookApiResponse,
      CasesSecondLookApiArg
    >({
      query: (queryArg) => ({
        url: `/api/honour/cases/${queryArg.id}/second-look`,
        method: "POST",
        body: queryArg.secondLookDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    casesWithdraw: build.mutation<
      CasesWithdrawApiResponse,
      CasesWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/honour/cases/${queryArg.id}/withdraw`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    honourAnswersQuestions: build.query<
      HonourAnswersQuestionsApiResponse,
      HonourAnswersQuestionsApiArg
    >({
      query: () => ({ url: `/api/honour/questions` }),
    }),
    honourAnswersAnswer: build.mutation<
      HonourAnswersAnswerApiResponse,
      HonourAnswersAnswerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/redemptions/${queryArg.id}/honour`,
        method: "PUT",
        body: queryArg.answerHonourDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    vendorHonourOwn: build.query<
      VendorHonourOwnApiResponse,
      VendorHonourOwnApiArg
    >({
      query: () => ({ url: `/api/vendors/me/honour` }),
    }),
    vendorHonourCostsOf: build.query<
      VendorHonourCostsOfApiResponse,
      VendorHonourCostsOfApiArg
    >({
      query: () => ({ url: `/api/vendors/me/honour/costs` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as honourApi };
export type AdminCasesListApiResponse = /** status 200  */ HonourCaseRowView[];
export type AdminCasesListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** `to-decide`: cases that wait for a decision. Default: all. */
  status?: "closed" | "open" | "to-decide";
  /** A business's id. */
  vendor?: number;
  /** A customer's id. */
  customer?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type HonourAnswersOfLinkApiResponse = /** status 200  */ HonourLinkView;
export type HonourAnswersOfLinkApiArg = {
  /** From the link in the mail. */
  token: string;
};
export type HonourAnswersAnswerByLinkApiResponse =
  /** status 200  */ HonourLinkView;
export type HonourAnswersAnswerByLinkApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  answerByLinkDto: AnswerByLinkDto;
};
export type CasesListApiResponse = /** status 200  */ HonourCaseRowView[];
export type CasesListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** The part of the caller: default `business` for people of a business, else `customer`. */
  as?: "business" | "customer";
  /** `open`: cases that can still change. */
  status?: "closed" | "open";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type CasesOpenApiResponse = /** status 201  */ HonourCaseView;
export type CasesOpenApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  openCaseDto: OpenCaseDto;
};
export type CasesOneApiResponse = /** status 200  */ HonourCaseView;
export type CasesOneApiArg = {
  id: string;
};
export type CasesAcceptOfferApiResponse = /** status 200  */ HonourCaseView;
export type CasesAcceptOfferApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type CasesAnswerApiResponse = /** status 200  */ HonourCaseView;
export type CasesAnswerApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  answerCaseDto: AnswerCaseDto;
};
export type CasesDecideApiResponse = /** status 200  */ HonourCaseView;
export type CasesDecideApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  decideCaseDto: DecideCaseDto;
};
export type CasesMessageApiResponse = /** status 200  */ HonourCaseView;
export type CasesMessageApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  caseMessageDto: CaseMessageDto;
};
export type CasesRefuseOfferApiResponse = /** status 200  */ HonourCaseView;
export type CasesRefuseOfferApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type CasesSecondLookApiResponse = /** status 200  */ HonourCaseView;
export type CasesSecondLookApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  secondLookDto: SecondLookDto;
};
export type CasesWithdrawApiResponse = /** status 200  */ HonourCaseView;
export type CasesWithdrawApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type HonourAnswersQuestionsApiResponse =
  /** status 200  */ HonourQuestionView[];
export type HonourAnswersQuestionsApiArg = void;
export type HonourAnswersAnswerApiResponse =
  /** status 200  */ HonourAnswerView;
export type HonourAnswersAnswerApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  answerHonourDto: AnswerHonourDto;
};
export type VendorHonourOwnApiResponse = /** status 200  */ OwnHonourView;
export type VendorHonourOwnApiArg = void;
export type VendorHonourCostsOfApiResponse = /** status 200  */ CaseCostsView;
export type VendorHonourCostsOfApiArg = void;
export const {
  useAdminCasesListQuery,
  useHonourAnswersOfLinkQuery,
  useHonourAnswersAnswerByLinkMutation,
  useCasesListQuery,
  useCasesOpenMutation,
  useCasesOneQuery,
  useCasesAcceptOfferMutation,
  useCasesAnswerMutation,
  useCasesDecideMutation,
  useCasesMessageMutation,
  useCasesRefuseOfferMutation,
  useCasesSecondLookMutation,
  useCasesWithdrawMutation,
  useHonourAnswersQuestionsQuery,
  useHonourAnswersAnswerMutation,
  useVendorHonourOwnQuery,
  useVendorHonourCostsOfQuery,
} = injectedRtkApi;
