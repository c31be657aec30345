import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      planOrdersOne: build.query<PlanOrdersOneApiResponse, PlanOrdersOneApiArg>(
        {
          query: (queryArg) => ({ url: `/api/plan-orders/${queryArg.id}` }),
          providesTags: ["plan-orders"],
        },
      ),
      planOrdersPay: build.mutation<
        PlanOrdersPayApiResponse,
        PlanOrdersPayApiArg
      >({
        query: (queryArg) => ({
          url: `/api/plan-orders/${queryArg.id}/payments`,
          method: "POST",
          body: queryArg.payPlanDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["plan-orders","own-membership","payments","subscriptions"]),
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
export type PaymentRedirectView = {
  method: "GET" | "POST";
  url: string;
  /** What a POST sends, as a form. */
  fields: {
    [key: string]: string;
  } | null;
};
export type PaymentView = {
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
  /** The order that is paid; null for what is no order. */
  orderId: string | null;
  /** The order of a membership or a plan that is paid; null for what is none. */
  planOrderId: string | null;
  /** Where the browser goes on to pay, while the payment is open. */
  redirect: PaymentRedirectView | null;
  /** What a bank transfer has to name. */
  reference: string | null;
  /** Where a bank transfer goes. */
  bankAccount: string | null;
  /** When the bank's slip of a transfer was sent, if it was. */
  slipAt: string | null;
  expiresAt: string;
  createdAt: string;
};
export type PayPlanDto = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
};
export const { usePlanOrdersOneQuery, usePlanOrdersPayMutation } =
  injectedRtkApi;
