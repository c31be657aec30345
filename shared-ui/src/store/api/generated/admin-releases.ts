import { api } from "shared-ui/store";
import type {
  ReleaseView,
  ReturnReleaseDto,
  ShareReleaseDto,
} from "./types";
export type {
  ProblemFieldView,
  ProblemView,
  ReleaseView,
  ReleasedVersionView,
  ReturnReleaseDto,
  ShareReleaseDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminReleasesList: build.query<
      AdminReleasesListApiResponse,
      AdminReleasesListApiArg
    >({
      query: () => ({ url: `/api/admin/releases` }),
    }),
    adminReleasesShare: build.mutation<
      AdminReleasesShareApiResponse,
      AdminReleasesShareApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/releases/${queryArg.remote}`,
        method: "PATCH",
        body: queryArg.shareReleaseDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminReleasesReturnTo: build.mutation<
      AdminReleasesReturnToApiResponse,
      AdminReleasesReturnToApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/releases/${queryArg.remote}/return`,
        method: "POST",
        body: queryArg.returnReleaseDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminReleasesApi };
export type AdminReleasesListApiResponse = /** status 200  */ ReleaseView[];
export type AdminReleasesListApiArg = void;
export type AdminReleasesShareApiResponse = /** status 200  */ ReleaseView;
export type AdminReleasesShareApiArg = {
  remote: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  shareReleaseDto: ShareReleaseDto;
};
export type AdminReleasesReturnToApiResponse = /** status 200  */ ReleaseView;
export type AdminReleasesReturnToApiArg = {
  remote: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  returnReleaseDto: ReturnReleaseDto;
};
export const {
  useAdminReleasesListQuery,
  useAdminReleasesShareMutation,
  useAdminReleasesReturnToMutation,
} = injectedRtkApi;
