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
  slug: "free" | "silver" | "gold";
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
    | "past_due"
    | "trialing"
    | "incomplete"
    | "pay_later";
  billingCycle: ("monthly" | "yearly") | null;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
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
