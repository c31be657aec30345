import { api } from "shared-ui/store";
import type {
  OrderMembershipDto,
  OwnMembershipView,
  PlanOrderView,
} from "./types";
export type {
  BoughtPlanView,
  MembershipOfferView,
  MembershipPeriodView,
  MoneyBackView,
  OrderMembershipDto,
  OwnMembershipView,
  PlanInvoiceView,
  PlanOrderView,
  PlanPaymentView,
  PlanRefundView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownMembershipsOwn: build.query<
      OwnMembershipsOwnApiResponse,
      OwnMembershipsOwnApiArg
    >({
      query: () => ({ url: `/api/memberships/me` }),
    }),
    ownMembershipsOrder: build.mutation<
      OwnMembershipsOrderApiResponse,
      OwnMembershipsOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/memberships/me`,
        method: "POST",
        body: queryArg.orderMembershipDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    ownMembershipsCancel: build.mutation<
      OwnMembershipsCancelApiResponse,
      OwnMembershipsCancelApiArg
    >({
      query: (queryArg) => ({
        url: `/api/memberships/me`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    ownMembershipsRefund: build.mutation<
      OwnMembershipsRefundApiResponse,
      OwnMembershipsRefundApiArg
    >({
      query: (queryArg) => ({
        url: `/api/memberships/me/refund`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    ownMembershipsResume: build.mutation<
      OwnMembershipsResumeApiResponse,
      OwnMembershipsResumeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/memberships/me/resume`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ownMembershipApi };
export type OwnMembershipsOwnApiResponse = /** status 200  */ OwnMembershipView;
export type OwnMembershipsOwnApiArg = void;
export type OwnMembershipsOrderApiResponse = /** status 201  */ PlanOrderView;
export type OwnMembershipsOrderApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  orderMembershipDto: OrderMembershipDto;
};
export type OwnMembershipsCancelApiResponse =
  /** status 200  */ OwnMembershipView;
export type OwnMembershipsCancelApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type OwnMembershipsRefundApiResponse =
  /** status 200  */ OwnMembershipView;
export type OwnMembershipsRefundApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type OwnMembershipsResumeApiResponse =
  /** status 200  */ OwnMembershipView;
export type OwnMembershipsResumeApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useOwnMembershipsOwnQuery,
  useOwnMembershipsOrderMutation,
  useOwnMembershipsCancelMutation,
  useOwnMembershipsRefundMutation,
  useOwnMembershipsResumeMutation,
} = injectedRtkApi;
