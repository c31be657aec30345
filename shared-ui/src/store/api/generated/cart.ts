import { api } from "shared-ui/store";
import type {
  CartView,
  MergeCartDto,
  PutCartLineDto,
} from "./types";
export type {
  CartLineView,
  CartView,
  DealAreaView,
  DealCategoryView,
  DealLocationView,
  DealVendorView,
  GuestCartLineDto,
  HonourView,
  MergeCartDto,
  OpeningView,
  PriceForView,
  ProblemFieldView,
  ProblemView,
  PutCartLineDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartRead: build.query<CartReadApiResponse, CartReadApiArg>({
      query: () => ({ url: `/api/cart` }),
    }),
    cartMerge: build.mutation<CartMergeApiResponse, CartMergeApiArg>({
      query: (queryArg) => ({
        url: `/api/cart/merge`,
        method: "POST",
        body: queryArg.mergeCartDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cartPreview: build.query<CartPreviewApiResponse, CartPreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/cart/preview`,
        params: queryArg,
      }),
    }),
    cartPut: build.mutation<CartPutApiResponse, CartPutApiArg>({
      query: (queryArg) => ({
        url: `/api/cart/${queryArg.dealId}`,
        method: "PUT",
        body: queryArg.putCartLineDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as cartApi };
export type CartReadApiResponse = /** status 200  */ CartView;
export type CartReadApiArg = void;
export type CartMergeApiResponse = /** status 200  */ CartView;
export type CartMergeApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  mergeCartDto: MergeCartDto;
};
export type CartPreviewApiResponse = /** status 200  */ CartView;
export type CartPreviewApiArg = {
  /** Deal, quantity and unit price at that time, in whole rupees. */
  items: string;
};
export type CartPutApiResponse = /** status 200  */ CartView;
export type CartPutApiArg = {
  dealId: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  putCartLineDto: PutCartLineDto;
};
export const {
  useCartReadQuery,
  useCartMergeMutation,
  useCartPreviewQuery,
  useCartPutMutation,
} = injectedRtkApi;
