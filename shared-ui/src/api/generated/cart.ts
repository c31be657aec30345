import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      cartRead: build.query<CartReadApiResponse, CartReadApiArg>({
        query: () => ({ url: `/api/cart` }),
        providesTags: ["cart"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["cart"]),
      }),
      cartPreview: build.query<CartPreviewApiResponse, CartPreviewApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/preview`,
          params: {
            items: queryArg.items,
          },
        }),
        providesTags: ["cart"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["cart"]),
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
  /** Deal, quantity and what one cost then, in whole rupees. */
  items: string;
};
export type CartPutApiResponse = /** status 200  */ CartView;
export type CartPutApiArg = {
  dealId: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  putCartLineDto: PutCartLineDto;
};
export type DealVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
};
export type DealCategoryView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Of the parent category, where there is one. */
  parentSlug: string | null;
};
export type DealLocationView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
};
export type CartLineView = {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** Null: the category's cover stands in. */
  image: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points that a use earns, before a membership multiplies them; never worth more than the settings allow. */
  pointsEarned: number;
  /** Whether it gives no points now, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: "counter" | "prepaid";
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal price with what comes on top of it, in whole rupees. */
  sumToPay: number;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status:
    | "expired"
    | "live"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled"
    | "sold-out";
  vendor: DealVendorView;
  category: DealCategoryView;
  location: DealLocationView | null;
  /** How many can be had of those that were wished; 0 of what is not available. */
  quantity: number;
  wishedQuantity: number;
  maxQuantity: number;
  /** What keeps `maxQuantity` from being more: the limit per person, in all, per day, or what one order may hold. */
  limitedBy: "cart" | "day" | "person" | "total";
  /** `quantity` at today's price, in whole rupees. */
  lineTotal: number;
  lineSaving: number;
  /** What it cost when it was kept, in whole rupees; `discountedPrice` is what it costs now. */
  priceThen: number;
  /** `withdrawn`: its business is not there any more. */
  availability: "available" | "ended" | "paused" | "sold-out" | "withdrawn";
};
export type CartView = {
  lines: CartLineView[];
  count: number;
  /** At original prices. */
  subtotal: number;
  savings: number;
  /** What is paid. */
  total: number;
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
export type KeptCartLineDto = {
  dealId: number;
  quantity: number;
  /** What one cost when it was put in, in whole rupees. */
  priceThen?: number;
};
export type MergeCartDto = {
  /** What the browser kept before sign-in. */
  items: KeptCartLineDto[];
};
export type PutCartLineDto = {
  /** How many; 0 takes the deal out. */
  quantity: number;
};
export const {
  useCartReadQuery,
  useCartMergeMutation,
  useCartPreviewQuery,
  useCartPutMutation,
} = injectedRtkApi;
