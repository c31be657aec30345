import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      paymentsCallback: build.mutation<
        PaymentsCallbackApiResponse,
        PaymentsCallbackApiArg
      >({
        query: (queryArg) => ({
          url: `/api/payments/callbacks/${queryArg.gateway}`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["payments","auth","own-membership","plan-orders","subscriptions"]),
      }),
      paymentsOffered: build.query<
        PaymentsOfferedApiResponse,
        PaymentsOfferedApiArg
      >({
        query: () => ({ url: `/api/payments/gateways` }),
        providesTags: ["payments"],
      }),
      paymentsOne: build.query<PaymentsOneApiResponse, PaymentsOneApiArg>({
        query: (queryArg) => ({ url: `/api/payments/${queryArg.id}` }),
        providesTags: ["payments"],
      }),
      paymentsConfirm: build.mutation<
        PaymentsConfirmApiResponse,
        PaymentsConfirmApiArg
      >({
        query: (queryArg) => ({
          url: `/api/payments/${queryArg.id}/confirm`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["payments","auth","own-membership","plan-orders","subscriptions"]),
      }),
      slipsSend: build.mutation<SlipsSendApiResponse, SlipsSendApiArg>({
        query: (queryArg) => ({
          url: `/api/payments/${queryArg.id}/slip`,
          method: "POST",
          body: queryArg.slipDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["payments","auth","own-membership","plan-orders","subscriptions"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as paymentsApi };
export type PaymentsCallbackApiResponse = /** status 200  */ CallbackTakenView;
export type PaymentsCallbackApiArg = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  body: {
    [key: string]: any;
  };
};
export type PaymentsOfferedApiResponse = /** status 200  */ GatewaysView;
export type PaymentsOfferedApiArg = void;
export type PaymentsOneApiResponse = /** status 200  */ PaymentView;
export type PaymentsOneApiArg = {
  id: string;
};
export type PaymentsConfirmApiResponse = /** status 200  */ PaymentView;
export type PaymentsConfirmApiArg = {
  id: string;
  body: {
    [key: string]: string;
  };
};
export type SlipsSendApiResponse = /** status 200  */ PaymentView;
export type SlipsSendApiArg = {
  id: string;
  slipDto: SlipDto;
};
export type CallbackTakenView = {
  received: boolean;
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
export type GatewaysView = {
  /** The ways to pay that are offered. */
  gateways: ("bank-transfer" | "esewa" | "khalti" | "stripe")[];
  /** Whether they are all tests and no money moves. */
  isTest: boolean;
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
export type SlipDto = {
  /** PDF, JPEG or PNG, at most 5 MB */
  file: Blob;
};
export const {
  usePaymentsCallbackMutation,
  usePaymentsOfferedQuery,
  usePaymentsOneQuery,
  usePaymentsConfirmMutation,
  useSlipsSendMutation,
} = injectedRtkApi;
