import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminPaymentListsOrder: build.query<
        AdminPaymentListsOrderApiResponse,
        AdminPaymentListsOrderApiArg
      >({
        query: (queryArg) => ({ url: `/api/admin/orders/${queryArg.id}` }),
        providesTags: ["admin-payments"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-payments","admin-approvals","admin-overview","admin-settlements","admin-vendor-accounts"]),
      }),
      adminPaymentListsPayments: build.query<
        AdminPaymentListsPaymentsApiResponse,
        AdminPaymentListsPaymentsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payments`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            search: queryArg.search,
            state: queryArg.state,
            gateway: queryArg.gateway,
            purpose: queryArg.purpose,
            needs: queryArg.needs,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-payments"],
      }),
      adminPaymentListsPaymentsTable: build.query<
        AdminPaymentListsPaymentsTableApiResponse,
        AdminPaymentListsPaymentsTableApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payments.csv`,
          params: {
            search: queryArg.search,
            state: queryArg.state,
            gateway: queryArg.gateway,
            purpose: queryArg.purpose,
            needs: queryArg.needs,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-payments"],
      }),
      adminPaymentsOne: build.query<
        AdminPaymentsOneApiResponse,
        AdminPaymentsOneApiArg
      >({
        query: (queryArg) => ({ url: `/api/admin/payments/${queryArg.id}` }),
        providesTags: ["admin-payments"],
      }),
      adminPaymentsAttend: build.mutation<
        AdminPaymentsAttendApiResponse,
        AdminPaymentsAttendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payments/${queryArg.id}/attend`,
          method: "POST",
          body: queryArg.attendPaymentDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-payments","admin-approvals","admin-overview","admin-settlements","admin-vendor-accounts"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-payments","admin-approvals","admin-overview","admin-settlements","admin-vendor-accounts"]),
      }),
      adminPaymentsLookUp: build.mutation<
        AdminPaymentsLookUpApiResponse,
        AdminPaymentsLookUpApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payments/${queryArg.id}/look-up`,
          method: "POST",
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-payments","admin-approvals","admin-overview","admin-settlements","admin-vendor-accounts"]),
      }),
      adminPaymentsSlip: build.query<
        AdminPaymentsSlipApiResponse,
        AdminPaymentsSlipApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payments/${queryArg.id}/slip`,
        }),
        providesTags: ["admin-payments"],
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
        providesTags: ["admin-payments"],
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
        providesTags: ["admin-payments"],
      }),
      adminPaymentListsRefunds: build.query<
        AdminPaymentListsRefundsApiResponse,
        AdminPaymentListsRefundsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/refunds`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            state: queryArg.state,
            cause: queryArg.cause,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-payments"],
      }),
      adminPaymentListsRefundsTable: build.query<
        AdminPaymentListsRefundsTableApiResponse,
        AdminPaymentListsRefundsTableApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/refunds.csv`,
          params: {
            state: queryArg.state,
            cause: queryArg.cause,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-payments"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-payments","admin-approvals","admin-overview","admin-settlements","admin-vendor-accounts"]),
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
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** Part of a reference, of the gateway's number or of who pays; or the id of a payment or of what is paid for. */
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
  /** `attention`: a wrong amount was reported, a transfer waits, or it is open for longer than an hour. */
  needs?: "attention";
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** The newest first unless said; the oldest of what needs somebody. */
  sort?: "amount" | "newest" | "oldest";
};
export type AdminPaymentListsPaymentsTableApiResponse =
  /** status 200 A table */ string;
export type AdminPaymentListsPaymentsTableApiArg = {
  /** Part of a reference, of the gateway's number or of who pays; or the id of a payment or of what is paid for. */
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
  /** `attention`: a wrong amount was reported, a transfer waits, or it is open for longer than an hour. */
  needs?: "attention";
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** The newest first unless said; the oldest of what needs somebody. */
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
  attendPaymentDto: AttendPaymentDto;
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
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** `manual`: to be paid back by hand. */
  state?: "completed" | "manual" | "requested" | "sending";
  cause?: "admin" | "customer" | "not-honoured";
  /** The oldest first unless said; the newest of those that are completed. */
  sort?: "newest" | "oldest";
};
export type AdminPaymentListsRefundsTableApiResponse =
  /** status 200 A table */ string;
export type AdminPaymentListsRefundsTableApiArg = {
  /** `manual`: to be paid back by hand. */
  state?: "completed" | "manual" | "requested" | "sending";
  cause?: "admin" | "customer" | "not-honoured";
  /** The oldest first unless said; the newest of those that are completed. */
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
export type PayerView = {
  id: number;
  name: string;
  email: string;
};
export type AdminOrderVendorView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type AdminOrderPassView = {
  id: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  expiresAt: string;
  /** Unused ones, until 14 days after they expired. */
  isRefundable: boolean;
};
export type AdminOrderLineView = {
  dealId: number;
  /** As it was called when it was bought. */
  title: string;
  titleNe: string | null;
  vendor: AdminOrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  /** None before it is paid. */
  passes: AdminOrderPassView[];
};
export type AdminOrderPaymentView = {
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
export type AdminOrderView = {
  id: string;
  state:
    | "awaiting_payment"
    | "canceled"
    | "expired"
    | "failed"
    | "paid"
    | "partially_refunded"
    | "refunded";
  /** Whole rupees. */
  total: number;
  /** What points paid of it. */
  pointsValue: number;
  /** What was paid in money. */
  due: number;
  /** At what price passes were taken back. */
  returnedValue: number;
  customer: PayerView;
  createdAt: string;
  paidAt: string | null;
  lines: AdminOrderLineView[];
  payments: AdminOrderPaymentView[];
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
export type WaitsView = {
  /** Of the request; null when it is done. */
  approvalId: string | null;
};
export type AdminRefundDto = {
  /** Which codes are taken back; all unused ones unless said. */
  passIds?: string[];
  reason: string;
};
export type RefundSumsView = {
  /** Nothing was sent yet. */
  promised: number;
  /** The gateway has been asked. */
  onItsWay: number;
  /** The money has left. */
  returned: number;
};
export type AdminPaymentRowView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  purpose: "membership" | "order" | "subscription";
  /** The id of the order, or of what else is paid for. */
  purposeId: string;
  state:
    | "canceled"
    | "completed"
    | "failed"
    | "partially_refunded"
    | "pending"
    | "refunded";
  /** Whole rupees. */
  amount: number;
  /** The three sums together. */
  refunded: number;
  refundSums: RefundSumsView;
  /** What a transfer names, or what the gateway knows it by. */
  reference: string;
  /** The gateway's number of the capture. */
  transactionId: string | null;
  customer: PayerView;
  /** Why somebody has to look: a wrong amount, a transfer that waits, open for longer than an hour. */
  need: ("mismatch" | "open" | "settlement" | "transfer") | null;
  createdAt: string;
  completedAt: string | null;
};
export type AdminPaymentCustomerView = {
  id: number;
  name: string;
  email: string;
};
export type PaymentEventView = {
  at: string;
  source: "admin" | "callback" | "reconciler" | "return";
  outcome: "captured" | "closed" | "mismatch" | "waits";
  /** The gateway's own word. */
  said: string;
  /** What it named, in paisa. */
  paisa: number | null;
};
export type AdminRefundView = {
  id: string;
  amount: number;
  state: "completed" | "manual" | "requested" | "sending";
  cause: "admin" | "customer" | "not-honoured";
  /** Why a person has to pay it back. */
  manualReason: string | null;
  manualReference: string | null;
  attempts: number;
  createdAt: string;
  completedAt: string | null;
};
export type AdminPaymentView = {
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
  /** The three sums together. */
  refunded: number;
  refundSums: RefundSumsView;
  /** What a transfer names, or what the gateway knows it by. */
  reference: string;
  /** The gateway's number of the capture. */
  transactionId: string | null;
  customer: AdminPaymentCustomerView;
  orderId: string | null;
  /** The order of a membership or a business's plan. */
  planOrderId: string | null;
  /** Why somebody has to look: a wrong amount, a transfer that waits, open for longer than an hour. */
  need: ("mismatch" | "open" | "settlement" | "transfer") | null;
  createdAt: string;
  completedAt: string | null;
  /** When the customer sent the bank's slip; it is read at `/api/admin/payments/{id}/slip`. */
  slipAt: string | null;
  /** Until when it can be paid. */
  expiresAt: string;
  /** What the gateway kept, in paisa. */
  feePaisa: number;
  purpose: "membership" | "order" | "subscription";
  /** When the gateway is asked next; null when nothing more is expected. */
  nextLookAt: string | null;
  events: PaymentEventView[];
  refunds: AdminRefundView[];
};
export type AttendPaymentDto = {
  /** What was done about it; stands in the payment's trail. */
  reason: string;
};
export type ConfirmTransferDto = {
  /** The bank's own number of the transfer. */
  reference: string;
};
export type GatewaySumsView = {
  capturedPaisa: number;
  /** What the gateway kept. */
  feesPaisa: number;
  refundedPaisa: number;
  /** Captured less fees and refunds. */
  netPaisa: number;
};
export type ReconciledDayView = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  /** In Nepal. */
  day: string;
  /** As payments and refunds say. */
  payments: GatewaySumsView;
  /** As the ledger says. */
  ledger: GatewaySumsView;
  /** What the two differ by, each figure by itself; 0 when all is well. */
  differencePaisa: number;
};
export type OpenPaymentsView = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  count: number;
  paisa: number;
  oldestAt: string;
};
export type ReconciliationView = {
  from: string;
  to: string;
  /** Days on which something moved, the newest first. */
  days: ReconciledDayView[];
  /** What is open now. */
  open: OpenPaymentsView[];
};
export type AdminRefundRowView = {
  id: string;
  paymentId: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  purpose: "membership" | "order" | "subscription";
  purposeId: string;
  /** Whole rupees. */
  amount: number;
  /** `manual` waits to be paid back by hand. */
  state: "completed" | "manual" | "requested" | "sending";
  cause: "admin" | "customer" | "not-honoured";
  /** Why a person has to pay it back. */
  manualReason: string | null;
  manualReference: string | null;
  attempts: number;
  customer: PayerView;
  createdAt: string;
  completedAt: string | null;
};
export type CloseRefundDto = {
  /** By what it can be found that the money left. */
  reference: string;
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
