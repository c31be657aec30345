import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      ordersPlace: build.mutation<OrdersPlaceApiResponse, OrdersPlaceApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          method: "POST",
          body: queryArg.placeOrderDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["orders"]),
      }),
      ordersList: build.query<OrdersListApiResponse, OrdersListApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            state: queryArg.state,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["orders"],
      }),
      ordersPointsOffer: build.query<
        OrdersPointsOfferApiResponse,
        OrdersPointsOfferApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/points-offer`,
          params: {
            total: queryArg.total,
          },
        }),
        providesTags: ["orders"],
      }),
      ordersOne: build.query<OrdersOneApiResponse, OrdersOneApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${queryArg.id}` }),
        providesTags: ["orders"],
      }),
      ordersCancel: build.mutation<OrdersCancelApiResponse, OrdersCancelApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${queryArg.id}/cancel`,
            method: "POST",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: (_done, failure) => (failure ? [] : ["orders"]),
        },
      ),
      ordersPay: build.mutation<OrdersPayApiResponse, OrdersPayApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/payments`,
          method: "POST",
          body: queryArg.openPaymentDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["orders"]),
      }),
      ordersRefund: build.mutation<OrdersRefundApiResponse, OrdersRefundApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${queryArg.id}/refunds`,
            method: "POST",
            body: queryArg.refundOrderDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: (_done, failure) => (failure ? [] : ["orders"]),
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ordersApi };
export type OrdersPlaceApiResponse = /** status 201  */ OrderView;
export type OrdersPlaceApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  placeOrderDto: PlaceOrderDto;
};
export type OrdersListApiResponse = /** status 200  */ OrderSummaryView[];
export type OrdersListApiArg = {
  /** One state, or several between commas. */
  state?: (
    | "awaiting_payment"
    | "canceled"
    | "expired"
    | "failed"
    | "paid"
    | "partially_refunded"
    | "refunded"
  )[];
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type OrdersPointsOfferApiResponse = /** status 200  */ PointsOfferView;
export type OrdersPointsOfferApiArg = {
  /** What would be ordered, in whole rupees. */
  total: number;
};
export type OrdersOneApiResponse = /** status 200  */ OrderView;
export type OrdersOneApiArg = {
  id: string;
};
export type OrdersCancelApiResponse = /** status 200  */ OrderView;
export type OrdersCancelApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type OrdersPayApiResponse = /** status 201  */ PaymentView;
export type OrdersPayApiArg = {
  id: string;
  openPaymentDto: OpenPaymentDto;
};
export type OrdersRefundApiResponse = /** status 201  */ OrderView;
export type OrdersRefundApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  refundOrderDto: RefundOrderDto;
};
export type OrderPaymentView = {
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
export type OrderRefundView = {
  id: string;
  /** Whole rupees. */
  amount: number;
  /** `manual` is paid back by hand within seven days. */
  state: "completed" | "manual" | "requested" | "sending";
  createdAt: string;
  completedAt: string | null;
};
export type OrderInvoiceView = {
  id: string;
  kind: "credit-note" | "invoice";
  /** Such as `INV-2083/84-000042`. */
  number: string;
  issuedAt: string;
  totalPaisa: number;
};
export type TransferDenialView = {
  /** `transfer.few-places`, `transfer.share-held` or `transfer.paused`. */
  code: string;
  message: string;
  /** Until when, for `transfer.paused`. */
  until: string | null;
};
export type OrderVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
};
export type OrderPassView = {
  id: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  expiresAt: string;
};
export type OrderLineView = {
  dealId: number;
  /** As it was called when it was bought. */
  title: string;
  titleNe: string | null;
  image: string | null;
  /** For a cover where there is no picture. */
  categorySlug: string;
  vendor: OrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  originalPrice: number;
  lineTotal: number;
  /** None before it is paid. */
  passes: OrderPassView[];
};
export type OrderView = {
  payments: OrderPaymentView[];
  refunds: OrderRefundView[];
  /** The invoice and its credit notes, the oldest first. */
  invoices: OrderInvoiceView[];
  /** Until when unused codes can be given back; null before payment. */
  refundableUntil: string | null;
  /** Why bank transfer is not offered for it; null where it is, and where nothing is to be paid. */
  noTransfer: TransferDenialView | null;
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
  /** What points pay of it. */
  pointsValue: number;
  /** What is left to pay. */
  due: number;
  /** Until when prices and places are held. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  lines: OrderLineView[];
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
export type OrderItemDto = {
  dealId: number;
  quantity: number;
};
export type PlaceOrderDto = {
  /** What is bought; the cart unless said. */
  items?: OrderItemDto[];
  /** Whether points pay up to half of it. */
  usePoints?: boolean;
  /** The total that was shown, in whole rupees, before points. Another one is refused with `order.price-changed` and the new `total`. */
  expectedTotal?: number;
};
export type OrderSummaryView = {
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
  /** What points pay of it. */
  pointsValue: number;
  /** What is left to pay. */
  due: number;
  /** Until when prices and places are held. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  lines: OrderLineView[];
};
export type PointsOfferView = {
  /** Points there are. */
  balance: number;
  /** What of them can be spent now. */
  spendable: number;
  /** Whole rupees that they would pay. */
  payable: number;
  /** At most so much of an order, in percent. */
  largestShare: number;
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
export type OpenPaymentDto = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
};
export type RefundOrderDto = {
  /** Which codes are given back; all unused ones unless said. */
  passIds?: string[];
};
export const {
  useOrdersPlaceMutation,
  useOrdersListQuery,
  useOrdersPointsOfferQuery,
  useOrdersOneQuery,
  useOrdersCancelMutation,
  useOrdersPayMutation,
  useOrdersRefundMutation,
} = injectedRtkApi;
