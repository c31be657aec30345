import { api } from "shared-ui/store";
import type {
  FavoriteView,
  MergeFavoritesDto,
} from "./types";
export type {
  DealAreaView,
  DealCategoryView,
  DealLocationView,
  DealVendorView,
  FavoriteView,
  GuestFavoriteDto,
  HonourView,
  MergeFavoritesDto,
  OpeningView,
  PriceForView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    favoritesList: build.query<FavoritesListApiResponse, FavoritesListApiArg>({
      query: (queryArg) => ({
        url: `/api/favorites`,
        params: queryArg,
      }),
    }),
    favoritesIds: build.query<FavoritesIdsApiResponse, FavoritesIdsApiArg>({
      query: () => ({ url: `/api/favorites/ids` }),
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
    }),
    favoritesPreview: build.query<
      FavoritesPreviewApiResponse,
      FavoritesPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/favorites/preview`,
        params: queryArg,
      }),
    }),
    favoritesAdd: build.mutation<FavoritesAddApiResponse, FavoritesAddApiArg>({
      query: (queryArg) => ({
        url: `/api/favorites/${queryArg.dealId}`,
        method: "PUT",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
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
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as favoritesApi };
export type FavoritesListApiResponse = /** status 200  */ FavoriteView[];
export type FavoritesListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
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
  /** Deal and price at the time it was saved, in whole rupees. */
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
export const {
  useFavoritesListQuery,
  useFavoritesIdsQuery,
  useFavoritesMergeMutation,
  useFavoritesPreviewQuery,
  useFavoritesAddMutation,
  useFavoritesRemoveMutation,
} = injectedRtkApi;
