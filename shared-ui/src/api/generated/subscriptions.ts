import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      membershipsList: build.query<
        MembershipsListApiResponse,
        MembershipsListApiArg
      >({
        query: () => ({ url: `/api/memberships` }),
        providesTags: ["subscriptions"],
      }),
      vendorSubscriptionsPlans: build.query<
        VendorSubscriptionsPlansApiResponse,
        VendorSubscriptionsPlansApiArg
      >({
        query: () => ({ url: `/api/subscription-plans` }),
        providesTags: ["subscriptions"],
      }),
      vendorSubscriptionsPlan: build.query<
        VendorSubscriptionsPlanApiResponse,
        VendorSubscriptionsPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/api/subscription-plans/${queryArg.id}`,
        }),
        providesTags: ["subscriptions"],
      }),
      vendorSubscriptionsOwn: build.query<
        VendorSubscriptionsOwnApiResponse,
        VendorSubscriptionsOwnApiArg
      >({
        query: () => ({ url: `/api/vendors/me/subscription` }),
        providesTags: ["subscriptions"],
      }),
      vendorSubscriptionsChoose: build.mutation<
        VendorSubscriptionsChooseApiResponse,
        VendorSubscriptionsChooseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/subscription`,
          method: "POST",
          body: queryArg.choosePlanDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["subscriptions","vendors"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as subscriptionsApi };
export type MembershipsListApiResponse = /** status 200  */ MembershipView[];
export type MembershipsListApiArg = void;
export type VendorSubscriptionsPlansApiResponse =
  /** status 200  */ SubscriptionPlanView[];
export type VendorSubscriptionsPlansApiArg = void;
export type VendorSubscriptionsPlanApiResponse =
  /** status 200  */ SubscriptionPlanView;
export type VendorSubscriptionsPlanApiArg = {
  id: number;
};
export type VendorSubscriptionsOwnApiResponse =
  /** status 200  */ VendorSubscriptionView;
export type VendorSubscriptionsOwnApiArg = void;
export type VendorSubscriptionsChooseApiResponse =
  /** status 200  */ VendorSubscriptionView;
export type VendorSubscriptionsChooseApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  choosePlanDto: ChoosePlanDto;
};
export type MembershipView = {
  slug: string;
  name: string;
  nameNe: string;
  /** Whole rupees a year; 0 is free. */
  priceYearly: number;
  pointsMultiplier: number;
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
export type SubscriptionPlanView = {
  id: number;
  slug: "free" | "gold" | "silver";
  name: string;
  nameNe: string;
  description: string;
  descriptionNe: string;
  /** Whole rupees; 0 is free. */
  priceMonthly: number;
  priceYearly: number;
  /** How many deals may be live or waiting at once; null is any number. */
  dealLimit: number | null;
  featuredDealLimit: number;
  /** Whether advanced analytics are included. */
  analyticsAccess: boolean;
  prioritySupport: boolean;
  isActive: boolean;
};
export type PeriodAheadView = {
  plan: SubscriptionPlanView;
  billingCycle: "monthly" | "yearly";
  startsAt: string;
  endsAt: string;
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
export type PlanOfferView = {
  subscriptionPlanId: number;
  billingCycle: "monthly" | "yearly";
  /** Null when nothing is to be paid now: it follows the running period. */
  change: ("renewal" | "start" | "upgrade") | null;
  /** Whole rupees. */
  price: number;
  /** What would be taken off for the unused rest. */
  credit: number;
  due: number;
  /** From when it would be good; null from its payment on. */
  startsAt: string | null;
};
export type PlanUsageView = {
  activeDeals: number;
  featuredDeals: number;
};
export type VendorSubscriptionView = {
  /** What it may use now: the chosen plan once it is paid for, else Free. */
  plan: SubscriptionPlanView;
  /** The plan that was chosen and waits for its payment; null when nothing waits. */
  awaitingPayment: SubscriptionPlanView | null;
  /** What follows the period that runs; null when the plan goes on. */
  next: SubscriptionPlanView | null;
  nextBillingCycle: ("monthly" | "yearly") | null;
  subscriptionPlanId: number | null;
  subscriptionStatus:
    | "active"
    | "canceled"
    | "incomplete"
    | "past_due"
    | "pay_later"
    | "trialing";
  billingCycle: ("monthly" | "yearly") | null;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** Until when a period that ended can still be paid for; null when none has. */
  graceUntil: string | null;
  /** What is paid for and begins when the running period ends. */
  ahead: PeriodAheadView | null;
  /** The order that waits for its payment. */
  planOrder: PlanOrderView | null;
  planOrderId: string | null;
  offers: PlanOfferView[];
  usage: PlanUsageView;
};
export type ChoosePlanDto = {
  subscriptionPlanId: number;
  billingCycle: "monthly" | "yearly";
};
export const {
  useMembershipsListQuery,
  useVendorSubscriptionsPlansQuery,
  useVendorSubscriptionsPlanQuery,
  useVendorSubscriptionsOwnQuery,
  useVendorSubscriptionsChooseMutation,
} = injectedRtkApi;
