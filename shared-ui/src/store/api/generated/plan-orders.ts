import { api } from "shared-ui/store";
import type {
  PayPlanDto,
  PaymentView,
  PlanOrderView,
} from "./types";
export type {
  BoughtPlanView,
  PayPlanDto,
  PaymentRedirectView,
  PaymentView,
  PlanInvoiceView,
  PlanOrderView,
  PlanPaymentView,
  PlanRefundView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    planOrdersOne: build.query<PlanOrdersOneApiResponse, PlanOrdersOneApiArg>({
      query: (queryArg) => ({ url: `/api/plan-orders/${queryArg.id}` }),
    }),
    planOrdersPay: build.mutation<
      PlanOrdersPayApiResponse,
      PlanOrdersPayApiArg
    >({
      query: (queryArg) => ({
        url: `/api/plan-orders/${queryArg.id}/payments`,
        method: "POST",
        body: queryArg.payPlanDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as planOrdersApi };
export type PlanOrdersOneApiResponse = /** status 200  */ PlanOrderView;
export type PlanOrdersOneApiArg = {
  id: string;
};
export type PlanOrdersPayApiResponse = /** status 201  */ PaymentView;
export type PlanOrdersPayApiArg = {
  id: string;
  payPlanDto: PayPlanDto;
};
export const { usePlanOrdersOneQuery, usePlanOrdersPayMutation } =
  injectedRtkApi;
