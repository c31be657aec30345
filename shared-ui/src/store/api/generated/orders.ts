import { api } from "shared-ui/store";
import type {
  OpenPaymentDto,
  OrderSummaryView,
  OrderView,
  PaymentView,
  PlaceOrderDto,
  PointsOfferView,
  RefundOrderDto,
} from "./types";
export type {
  OpenPaymentDto,
  OrderInvoiceView,
  OrderItemDto,
  OrderLineView,
  OrderPassView,
  OrderPaymentView,
  OrderRefundView,
  OrderSummaryView,
  OrderVendorView,
  OrderView,
  PaymentRedirectView,
  PaymentView,
  PlaceOrderDto,
  PointsOfferView,
  ProblemFieldView,
  ProblemView,
  RefundOrderDto,
  TransferDenialView,
} from "./types";
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
    }),
    ordersList: build.query<OrdersListApiResponse, OrdersListApiArg>({
      query: (queryArg) => ({
        url: `/api/orders`,
        params: queryArg,
      }),
    }),
    ownOrderTablesTable: build.query<
      OwnOrderTablesTableApiResponse,
      OwnOrderTablesTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders.csv`,
        params: queryArg,
      }),
    }),
    ordersPointsOffer: build.query<
      OrdersPointsOfferApiResponse,
      OrdersPointsOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/points-offer`,
        params: queryArg,
      }),
    }),
    ordersOne: build.query<OrdersOneApiResponse, OrdersOneApiArg>({
      query: (queryArg) => ({ url: `/api/orders/${queryArg.id}` }),
    }),
    ordersCancel: build.mutation<OrdersCancelApiResponse, OrdersCancelApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${queryArg.id}/cancel`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    ordersPay: build.mutation<OrdersPayApiResponse, OrdersPayApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${queryArg.id}/payments`,
        method: "POST",
        body: queryArg.openPaymentDto,
      }),
    }),
    ordersRefund: build.mutation<OrdersRefundApiResponse, OrdersRefundApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${queryArg.id}/refunds`,
        method: "POST",
        body: queryArg.refundOrderDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
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
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** One state, or several separated by commas. */
  state?: (
    | "awaiting_payment"
    | "canceled"
    | "expired"
    | "failed"
    | "paid"
    | "partially_refunded"
    | "refunded"
  )[];
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type OwnOrderTablesTableApiResponse = /** status 200 A table */ string;
export type OwnOrderTablesTableApiArg = {
  /** One state, or several separated by commas. */
  state?: (
    | "awaiting_payment"
    | "canceled"
    | "expired"
    | "failed"
    | "paid"
    | "partially_refunded"
    | "refunded"
  )[];
};
export type OrdersPointsOfferApiResponse = /** status 200  */ PointsOfferView;
export type OrdersPointsOfferApiArg = {
  /** Total of the planned order, in whole rupees. */
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
export const {
  useOrdersPlaceMutation,
  useOrdersListQuery,
  useOwnOrderTablesTableQuery,
  useOrdersPointsOfferQuery,
  useOrdersOneQuery,
  useOrdersCancelMutation,
  useOrdersPayMutation,
  useOrdersRefundMutation,
} = injectedRtkApi;
