import { api } from "shared-ui/store";
import type {
  FollowedBrandView,
} from "./types";
export type {
  FollowedBrandView,
  HonourView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    followsList: build.query<FollowsListApiResponse, FollowsListApiArg>({
      query: () => ({ url: `/api/brands/followed` }),
    }),
    followsFollow: build.mutation<
      FollowsFollowApiResponse,
      FollowsFollowApiArg
    >({
      query: (queryArg) => ({
        url: `/api/brands/${queryArg.slug}/follow`,
        method: "PUT",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    followsUnfollow: build.mutation<
      FollowsUnfollowApiResponse,
      FollowsUnfollowApiArg
    >({
      query: (queryArg) => ({
        url: `/api/brands/${queryArg.slug}/follow`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as followsApi };
export type FollowsListApiResponse = /** status 200  */ FollowedBrandView[];
export type FollowsListApiArg = void;
export type FollowsFollowApiResponse = unknown;
export type FollowsFollowApiArg = {
  slug: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type FollowsUnfollowApiResponse = unknown;
export type FollowsUnfollowApiArg = {
  slug: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useFollowsListQuery,
  useFollowsFollowMutation,
  useFollowsUnfollowMutation,
} = injectedRtkApi;
