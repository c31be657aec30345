import { api } from "shared-ui/store";
import type {
  ChoosePlanDto,
  MembershipView,
  SubscriptionPlanView,
  VendorSubscriptionView,
} from "./types";
export type {
  BoughtPlanView,
  ChoosePlanDto,
  MembershipView,
  PeriodAheadView,
  PlanInvoiceView,
  PlanOfferView,
  PlanOrderView,
  PlanPaymentView,
  PlanRefundView,
  PlanUsageView,
  ProblemFieldView,
  ProblemView,
  SubscriptionPlanView,
  VendorSubscriptionView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    membershipsList: build.query<
      MembershipsListApiResponse,
      MembershipsListApiArg
    >({
      query: () => ({ url: `/api/memberships` }),
    }),
    vendorSubscriptionsPlans: build.query<
      VendorSubscriptionsPlansApiResponse,
      VendorSubscriptionsPlansApiArg
    >({
      query: () => ({ url: `/api/subscription-plans` }),
    }),
    vendorSubscriptionsPlan: build.query<
      VendorSubscriptionsPlanApiResponse,
      VendorSubscriptionsPlanApiArg
    >({
      query: (queryArg) => ({ url: `/api/subscription-plans/${queryArg.id}` }),
    }),
    vendorSubscriptionsOwn: build.query<
      VendorSubscriptionsOwnApiResponse,
      VendorSubscriptionsOwnApiArg
    >({
      query: () => ({ url: `/api/vendors/me/subscription` }),
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
export const {
  useMembershipsListQuery,
  useVendorSubscriptionsPlansQuery,
  useVendorSubscriptionsPlanQuery,
  useVendorSubscriptionsOwnQuery,
  useVendorSubscriptionsChooseMutation,
} = injectedRtkApi;
