import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      favoritesList: build.query<FavoritesListApiResponse, FavoritesListApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/favorites`,
            params: {
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["favorites"],
        },
      ),
      favoritesIds: build.query<FavoritesIdsApiResponse, FavoritesIdsApiArg>({
        query: () => ({ url: `/api/favorites/ids` }),
        providesTags: ["favorites"],
      }),
      favoritesMerge: build.mutation<
        FavoritesMergeApiResponse,
        FavoritesMergeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/favorites/merge`,
          method: "POST",
          body: queryArg.mergeFavoritesDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["favorites"]),
      }),
      favoritesPreview: build.query<
        FavoritesPreviewApiResponse,
        FavoritesPreviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/favorites/preview`,
          params: {
            items: queryArg.items,
          },
        }),
        providesTags: ["favorites"],
      }),
      favoritesAdd: build.mutation<FavoritesAddApiResponse, FavoritesAddApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/favorites/${queryArg.dealId}`,
            method: "PUT",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: (_done, failure) => (failure ? [] : ["favorites"]),
        },
      ),
      favoritesRemove: build.mutation<
        FavoritesRemoveApiResponse,
        FavoritesRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/favorites/${queryArg.dealId}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["favorites"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as favoritesApi };
export type FavoritesListApiResponse = /** status 200  */ FavoriteView[];
export type FavoritesListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type FavoritesIdsApiResponse = /** status 200  */ number[];
export type FavoritesIdsApiArg = void;
export type FavoritesMergeApiResponse = /** status 200  */ number[];
export type FavoritesMergeApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  mergeFavoritesDto: MergeFavoritesDto;
};
export type FavoritesPreviewApiResponse = /** status 200  */ FavoriteView[];
export type FavoritesPreviewApiArg = {
  /** Deal and what it cost then, in whole rupees. */
  items: string;
};
export type FavoritesAddApiResponse = unknown;
export type FavoritesAddApiArg = {
  dealId: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type FavoritesRemoveApiResponse = unknown;
export type FavoritesRemoveApiArg = {
  dealId: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
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
export type FavoriteView = {
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
  /** Null where the browser keeps it. */
  favoriteSince: string | null;
  /** What it cost when it was kept, in whole rupees; `discountedPrice` is what it costs now. */
  priceThen: number;
  /** `withdrawn`: its business is not there any more. */
  availability: "available" | "ended" | "paused" | "sold-out" | "withdrawn";
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
export type KeptFavoriteDto = {
  dealId: number;
  /** What it cost when it became a favorite, in whole rupees. */
  priceThen?: number;
};
export type MergeFavoritesDto = {
  /** What the browser kept before sign-in, the newest first. */
  items: KeptFavoriteDto[];
};
export const {
  useFavoritesListQuery,
  useFavoritesIdsQuery,
  useFavoritesMergeMutation,
  useFavoritesPreviewQuery,
  useFavoritesAddMutation,
  useFavoritesRemoveMutation,
} = injectedRtkApi;
