import { api } from "shared-ui/store";
import type {
  CreateSavedReplyDto,
  SavedReplyView,
  UpdateSavedReplyDto,
} from "./types";
export type {
  CreateSavedReplyDto,
  ProblemFieldView,
  ProblemView,
  SavedReplyView,
  UpdateSavedReplyDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedRepliesList: build.query<
      SavedRepliesListApiResponse,
      SavedRepliesListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/saved-replies`,
        params: queryArg,
      }),
    }),
    savedRepliesCreate: build.mutation<
      SavedRepliesCreateApiResponse,
      SavedRepliesCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/saved-replies`,
        method: "POST",
        body: queryArg.createSavedReplyDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    savedRepliesOne: build.query<
      SavedRepliesOneApiResponse,
      SavedRepliesOneApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/saved-replies/${queryArg.id}`,
      }),
    }),
    savedRepliesUpdate: build.mutation<
      SavedRepliesUpdateApiResponse,
      SavedRepliesUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/saved-replies/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.updateSavedReplyDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    savedRepliesRemove: build.mutation<
      SavedRepliesRemoveApiResponse,
      SavedRepliesRemoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/saved-replies/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as savedRepliesApi };
export type SavedRepliesListApiResponse = /** status 200  */ SavedReplyView[];
export type SavedRepliesListApiArg = {
  /** Only replies for reviews, or only those for cases. */
  use?: "case" | "review";
};
export type SavedRepliesCreateApiResponse = /** status 201  */ SavedReplyView;
export type SavedRepliesCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createSavedReplyDto: CreateSavedReplyDto;
};
export type SavedRepliesOneApiResponse = /** status 200  */ SavedReplyView;
export type SavedRepliesOneApiArg = {
  id: number;
};
export type SavedRepliesUpdateApiResponse = /** status 200  */ SavedReplyView;
export type SavedRepliesUpdateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  updateSavedReplyDto: UpdateSavedReplyDto;
};
export type SavedRepliesRemoveApiResponse = unknown;
export type SavedRepliesRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useSavedRepliesListQuery,
  useSavedRepliesCreateMutation,
  useSavedRepliesOneQuery,
  useSavedRepliesUpdateMutation,
  useSavedRepliesRemoveMutation,
} = injectedRtkApi;
