import { api } from "shared-ui/store";
import type {
  AdminRoleDto,
  AdminRoleView,
} from "./types";
export type {
  AdminRoleDto,
  AdminRoleView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminRolesList: build.query<
      AdminRolesListApiResponse,
      AdminRolesListApiArg
    >({
      query: () => ({ url: `/api/admin/roles` }),
    }),
    adminRolesTable: build.query<
      AdminRolesTableApiResponse,
      AdminRolesTableApiArg
    >({
      query: () => ({ url: `/api/admin/roles.csv` }),
    }),
    adminRolesOne: build.query<AdminRolesOneApiResponse, AdminRolesOneApiArg>({
      query: (queryArg) => ({ url: `/api/admin/roles/${queryArg.id}` }),
    }),
    adminRolesChange: build.mutation<
      AdminRolesChangeApiResponse,
      AdminRolesChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/roles/${queryArg.id}`,
        method: "PUT",
        body: queryArg.adminRoleDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminRolesApi };
export type AdminRolesListApiResponse = /** status 200  */ AdminRoleView[];
export type AdminRolesListApiArg = void;
export type AdminRolesTableApiResponse = /** status 200 A table */ string;
export type AdminRolesTableApiArg = void;
export type AdminRolesOneApiResponse = /** status 200  */ AdminRoleView;
export type AdminRolesOneApiArg = {
  id: number;
};
export type AdminRolesChangeApiResponse = /** status 200  */ AdminRoleView;
export type AdminRolesChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  adminRoleDto: AdminRoleDto;
};
export const {
  useAdminRolesListQuery,
  useAdminRolesTableQuery,
  useAdminRolesOneQuery,
  useAdminRolesChangeMutation,
} = injectedRtkApi;
