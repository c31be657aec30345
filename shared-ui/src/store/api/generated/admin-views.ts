import { api } from "shared-ui/store";
import type {
  SaveTableViewDto,
  TableViewView,
} from "./types";
export type {
  ProblemFieldView,
  ProblemView,
  SaveTableViewDto,
  TableViewView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminTableViewsList: build.query<
      AdminTableViewsListApiResponse,
      AdminTableViewsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/views`,
        params: queryArg,
      }),
    }),
    adminTableViewsSave: build.mutation<
      AdminTableViewsSaveApiResponse,
      AdminTableViewsSaveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/views`,
        method: "POST",
        body: queryArg.saveTableViewDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminTableViewsRemove: build.mutation<
      AdminTableViewsRemoveApiResponse,
      AdminTableViewsRemoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/views/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminViewsApi };
export type AdminTableViewsListApiResponse = /** status 200  */ TableViewView[];
export type AdminTableViewsListApiArg = {
  /** Name of a table, such as `users`. */
  table?: string;
};
export type AdminTableViewsSaveApiResponse = /** status 201  */ TableViewView;
export type AdminTableViewsSaveApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  saveTableViewDto: SaveTableViewDto;
};
export type AdminTableViewsRemoveApiResponse = unknown;
export type AdminTableViewsRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useAdminTableViewsListQuery,
  useAdminTableViewsSaveMutation,
  useAdminTableViewsRemoveMutation,
} = injectedRtkApi;
