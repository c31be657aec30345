import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      ownMembershipsOwn: build.query<
        OwnMembershipsOwnApiResponse,
        OwnMembershipsOwnApiArg
      >({
        query: () => ({ url: `/api/memberships/me` }),
        providesTags: ["own-membership"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["own-membership","auth","plan-orders"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["own-membership","auth","plan-orders"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["own-membership","auth","plan-orders"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["own-membership","auth","plan-orders"]),
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
export type MembershipPeriodView = {
  slug: "basic" | "premium" | "vip";
  name: string;
  nameNe: string;
  pointsMultiplier: number;
  startsAt: string;
  endsAt: string;
};
export type MoneyBackView = {
  until: string;
  /** Whole rupees. */
  amount: number;
};
export type MembershipOfferView = {
  slug: "basic" | "premium" | "vip";
  name: string;
  nameNe: string;
  pointsMultiplier: number;
  /** Whole rupees a year. */
  price: number;
  /** What would be taken off for the unused rest. */
  credit: number;
  /** What would be paid. */
  due: number;
  /** Null when it can be chosen later only. */
  change: ("renewal" | "start" | "upgrade") | null;
  /** From when it would be good; null from its payment on. */
  startsAt: string | null;
  /** From when it can be chosen, where it cannot be chosen now. */
  opensAt: string | null;
};
export type BoughtPlanView = {
  slug: string;
  name: string;
  nameNe: string;
};
export type PlanPaymentView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  state:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  /** Whole rupees. */
  amount: number;
  createdAt: string;
};
export type PlanRefundView = {
  id: string;
  /** Whole rupees. */
  amount: number;
  /** `manual` is paid back by hand within seven days. */
  state: "completed" | "manual" | "requested" | "sending";
  createdAt: string;
  completedAt: string | null;
};
export type PlanInvoiceView = {
  id: string;
  kind: "credit-note" | "invoice";
  number: string;
};
export type PlanOrderView = {
  id: string;
  kind: "membership" | "subscription";
  change: "renewal" | "start" | "upgrade";
  plan: BoughtPlanView;
  billingCycle: "monthly" | "yearly";
  state: "awaiting_payment" | "expired" | "paid" | "refunded";
  /** Whole rupees. */
  price: number;
  /** What is taken off for what is left of the plan before. */
  credit: number;
  /** What is paid. */
  due: number;
  /** Until when the price is held. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  /** From when until when it is good; null before it is paid. */
  periodStart: string | null;
  periodEnd: string | null;
  payments: PlanPaymentView[];
  refunds: PlanRefundView[];
  invoices: PlanInvoiceView[];
};
export type OwnMembershipView = {
  /** What runs; null for Basic. */
  current: MembershipPeriodView | null;
  /** What is paid for and follows it. */
  next: MembershipPeriodView | null;
  /** Whether it was cancelled: it runs to its end, and nobody is reminded. */
  cancelAtPeriodEnd: boolean;
  /** What can be given back; null when nothing can. */
  moneyBack: MoneyBackView | null;
  offers: MembershipOfferView[];
  /** The order that waits for its payment. */
  open: PlanOrderView | null;
  /** What was paid for, the newest first. */
  orders: PlanOrderView[];
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
export type OrderMembershipDto = {
  membership: "premium" | "vip";
};
export const {
  useOwnMembershipsOwnQuery,
  useOwnMembershipsOrderMutation,
  useOwnMembershipsCancelMutation,
  useOwnMembershipsRefundMutation,
  useOwnMembershipsResumeMutation,
} = injectedRtkApi;
