import { api } from "shared-ui/store";
import type {
  AdminOrderView,
  AdminPaymentRowView,
  AdminPaymentView,
  AdminRefundDto,
  AdminRefundRowView,
  CloseRefundDto,
  ConfirmTransferDto,
  ReconciliationView,
  ResolvePaymentDto,
  WaitsView,
} from "./types";
export type {
  AdminOrderLineView,
  AdminOrderPassView,
  AdminOrderPaymentView,
  AdminOrderVendorView,
  AdminOrderView,
  AdminPaymentCustomerView,
  AdminPaymentRowView,
  AdminPaymentView,
  AdminRefundDto,
  AdminRefundRowView,
  AdminRefundView,
  CloseRefundDto,
  ConfirmTransferDto,
  GatewaySumsView,
  OpenPaymentsView,
  PayerView,
  PaymentEventView,
  ProblemFieldView,
  ProblemView,
  ReconciledDayView,
  ReconciliationView,
  RefundSumsView,
  ResolvePaymentDto,
  WaitsView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPaymentListsOrder: build.query<
      AdminPaymentListsOrderApiResponse,
      AdminPaymentListsOrderApiArg
    >({
      query: (queryArg) => ({ url: `/api/admin/orders/${queryArg.id}` }),
    }),
    adminPaymentsRefundOrder: build.mutation<
      AdminPaymentsRefundOrderApiResponse,
      AdminPaymentsRefundOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/orders/${queryArg.id}/refunds`,
        method: "POST",
        body: queryArg.adminRefundDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPaymentListsPayments: build.query<
      AdminPaymentListsPaymentsApiResponse,
      AdminPaymentListsPaymentsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payments`,
        params: {
          limit: queryArg.limit,
          from: queryArg["from"],
          to: queryArg.to,
          search: queryArg.search,
          state: queryArg.state,
          gateway: queryArg.gateway,
          purpose: queryArg.purpose,
          needs: queryArg.needs,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
        },
      }),
    }),
    adminPaymentListsPaymentsTable: build.query<
      AdminPaymentListsPaymentsTableApiResponse,
      AdminPaymentListsPaymentsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payments.csv`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          search: queryArg.search,
          state: queryArg.state,
          gateway: queryArg.gateway,
          purpose: queryArg.purpose,
          needs: queryArg.needs,
          sort: queryArg.sort,
        },
      }),
    }),
    adminPaymentsOne: build.query<
      AdminPaymentsOneApiResponse,
      AdminPaymentsOneApiArg
    >({
      query: (queryArg) => ({ url: `/api/admin/payments/${queryArg.id}` }),
    }),
    adminPaymentsAttend: build.mutation<
      AdminPaymentsAttendApiResponse,
      AdminPaymentsAttendApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payments/${queryArg.id}/attend`,
        method: "POST",
        body: queryArg.resolvePaymentDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPaymentsConfirmTransfer: build.mutation<
      AdminPaymentsConfirmTransferApiResponse,
      AdminPaymentsConfirmTransferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payments/${queryArg.id}/confirm-transfer`,
        method: "POST",
        body: queryArg.confirmTransferDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPaymentsLookUp: build.mutation<
      AdminPaymentsLookUpApiResponse,
      AdminPaymentsLookUpApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payments/${queryArg.id}/look-up`,
        method: "POST",
      }),
    }),
    adminPaymentsSlip: build.query<
      AdminPaymentsSlipApiResponse,
      AdminPaymentsSlipApiArg
    >({
      query: (queryArg) => ({ url: `/api/admin/payments/${queryArg.id}/slip` }),
    }),
    adminReconciliationRead: build.query<
      AdminReconciliationReadApiResponse,
      AdminReconciliationReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reconciliation`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminReconciliationTable: build.query<
      AdminReconciliationTableApiResponse,
      AdminReconciliationTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reconciliation.csv`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminPaymentListsRefunds: build.query<
      AdminPaymentListsRefundsApiResponse,
      AdminPaymentListsRefundsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/refunds`,
        params: queryArg,
      }),
    }),
    adminPaymentListsRefundsTable: build.query<
      AdminPaymentListsRefundsTableApiResponse,
      AdminPaymentListsRefundsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/refunds.csv`,
        params: queryArg,
      }),
    }),
    adminPaymentsCloseRefund: build.mutation<
      AdminPaymentsCloseRefundApiResponse,
      AdminPaymentsCloseRefundApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/refunds/${queryArg.id}/close`,
        method: "POST",
        body: queryArg.closeRefundDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminPaymentsApi };
export type AdminPaymentListsOrderApiResponse =
  /** status 200  */ AdminOrderView;
export type AdminPaymentListsOrderApiArg = {
  id: string;
};
export type AdminPaymentsRefundOrderApiResponse =
  | /** status 200  */ WaitsView
  | /** status 202 A second admin has to approve it */ WaitsView;
export type AdminPaymentsRefundOrderApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  adminRefundDto: AdminRefundDto;
};
export type AdminPaymentListsPaymentsApiResponse =
  /** status 200  */ AdminPaymentRowView[];
export type AdminPaymentListsPaymentsApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** Part of the reference, the gateway's number or the payer; or the id of the payment or of its purpose. */
  search?: string;
  state?:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  gateway?: "bank-transfer" | "esewa" | "khalti" | "stripe";
  purpose?: "membership" | "order" | "subscription";
  /** `attention`: payments with a reported wrong amount, a pending transfer, or open for more than an hour. */
  needs?: "attention";
  /** Newest first by default; oldest first for payments in the review queue. */
  sort?: "amount" | "newest" | "oldest";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminPaymentListsPaymentsTableApiResponse =
  /** status 200 A table */ string;
export type AdminPaymentListsPaymentsTableApiArg = {
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** Part of the reference, the gateway's number or the payer; or the id of the payment or of its purpose. */
  search?: string;
  state?:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  gateway?: "bank-transfer" | "esewa" | "khalti" | "stripe";
  purpose?: "membership" | "order" | "subscription";
  /** `attention`: payments with a reported wrong amount, a pending transfer, or open for more than an hour. */
  needs?: "attention";
  /** Newest first by default; oldest first for payments in the review queue. */
  sort?: "amount" | "newest" | "oldest";
};
export type AdminPaymentsOneApiResponse = /** status 200  */ AdminPaymentView;
export type AdminPaymentsOneApiArg = {
  id: string;
};
export type AdminPaymentsAttendApiResponse = unknown;
export type AdminPaymentsAttendApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  resolvePaymentDto: ResolvePaymentDto;
};
export type AdminPaymentsConfirmTransferApiResponse = unknown;
export type AdminPaymentsConfirmTransferApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  confirmTransferDto: ConfirmTransferDto;
};
export type AdminPaymentsLookUpApiResponse = unknown;
export type AdminPaymentsLookUpApiArg = {
  id: string;
};
export type AdminPaymentsSlipApiResponse = /** status 200 The file */ Blob;
export type AdminPaymentsSlipApiArg = {
  id: string;
};
export type AdminReconciliationReadApiResponse =
  /** status 200  */ ReconciliationView;
export type AdminReconciliationReadApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
};
export type AdminReconciliationTableApiResponse =
  /** status 200 A table */ string;
export type AdminReconciliationTableApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
};
export type AdminPaymentListsRefundsApiResponse =
  /** status 200  */ AdminRefundRowView[];
export type AdminPaymentListsRefundsApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** `manual`: has to be paid back manually. `promised`: requested or manual, without test payments (rule OV4). */
  state?: "completed" | "manual" | "promised" | "requested" | "sending";
  cause?: "admin" | "customer" | "not-honoured";
  /** Oldest first by default; newest first for completed refunds. */
  sort?: "newest" | "oldest";
};
export type AdminPaymentListsRefundsTableApiResponse =
  /** status 200 A table */ string;
export type AdminPaymentListsRefundsTableApiArg = {
  /** `manual`: has to be paid back manually. `promised`: requested or manual, without test payments (rule OV4). */
  state?: "completed" | "manual" | "promised" | "requested" | "sending";
  cause?: "admin" | "customer" | "not-honoured";
  /** Oldest first by default; newest first for completed refunds. */
  sort?: "newest" | "oldest";
};
export type AdminPaymentsCloseRefundApiResponse =
  | /** status 200  */ WaitsView
  | /** status 202 A second admin has to approve it */ WaitsView;
export type AdminPaymentsCloseRefundApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  closeRefundDto: CloseRefundDto;
};
export const {
  useAdminPaymentListsOrderQuery,
  useAdminPaymentsRefundOrderMutation,
  useAdminPaymentListsPaymentsQuery,
  useAdminPaymentListsPaymentsTableQuery,
  useAdminPaymentsOneQuery,
  useAdminPaymentsAttendMutation,
  useAdminPaymentsConfirmTransferMutation,
  useAdminPaymentsLookUpMutation,
  useAdminPaymentsSlipQuery,
  useAdminReconciliationReadQuery,
  useAdminReconciliationTableQuery,
  useAdminPaymentListsRefundsQuery,
  useAdminPaymentListsRefundsTableQuery,
  useAdminPaymentsCloseRefundMutation,
} = injectedRtkApi;
