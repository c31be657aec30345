import { api } from "shared-ui/store";
import type {
  DealView,
  RenameSearchDto,
  SaveSearchDto,
  SavedSearchView,
} from "./types";
export type {
  DealAreaView,
  DealCategoryView,
  DealLocationView,
  DealVendorView,
  DealView,
  HonourView,
  OpeningView,
  PriceForView,
  ProblemFieldView,
  ProblemView,
  RenameSearchDto,
  SaveSearchDto,
  SavedSearchView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedSearchesList: build.query<
      SavedSearchesListApiResponse,
      SavedSearchesListApiArg
    >({
      query: () => ({ url: `/api/saved-searches` }),
    }),
    savedSearchesSave: build.mutation<
      SavedSearchesSaveApiResponse,
      SavedSearchesSaveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/saved-searches`,
        method: "POST",
        body: queryArg.saveSearchDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    savedSearchesNew: build.query<
      SavedSearchesNewApiResponse,
      SavedSearchesNewApiArg
    >({
      query: () => ({ url: `/api/saved-searches/new-deals` }),
    }),
    savedSearchesRename: build.mutation<
      SavedSearchesRenameApiResponse,
      SavedSearchesRenameApiArg
    >({
      query: (queryArg) => ({
        url: `/api/saved-searches/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.renameSearchDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    savedSearchesRemove: build.mutation<
      SavedSearchesRemoveApiResponse,
      SavedSearchesRemoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/saved-searches/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as savedSearchesApi };
export type SavedSearchesListApiResponse = /** status 200  */ SavedSearchView[];
export type SavedSearchesListApiArg = void;
export type SavedSearchesSaveApiResponse = /** status 201  */ SavedSearchView;
export type SavedSearchesSaveApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  saveSearchDto: SaveSearchDto;
};
export type SavedSearchesNewApiResponse = /** status 200  */ DealView[];
export type SavedSearchesNewApiArg = void;
export type SavedSearchesRenameApiResponse = /** status 200  */ SavedSearchView;
export type SavedSearchesRenameApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  renameSearchDto: RenameSearchDto;
};
export type SavedSearchesRemoveApiResponse = unknown;
export type SavedSearchesRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useSavedSearchesListQuery,
  useSavedSearchesSaveMutation,
  useSavedSearchesNewQuery,
  useSavedSearchesRenameMutation,
  useSavedSearchesRemoveMutation,
} = injectedRtkApi;
