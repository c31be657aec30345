import { api } from "shared-ui/store";
import type {
  ResolveDifferenceDto,
  SettlementDifferenceView,
  SettlementDto,
  SettlementView,
} from "./types";
export type {
  ProblemFieldView,
  ProblemView,
  ResolveDifferenceDto,
  SettlementDifferenceView,
  SettlementDto,
  SettlementImporterView,
  SettlementView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminSettlementsDifferences: build.query<
      AdminSettlementsDifferencesApiResponse,
      AdminSettlementsDifferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/settlement-differences`,
        params: queryArg,
      }),
    }),
    adminSettlementsDifferencesTable: build.query<
      AdminSettlementsDifferencesTableApiResponse,
      AdminSettlementsDifferencesTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/settlement-differences.csv`,
        params: queryArg,
      }),
    }),
    adminSettlementsResolve: build.mutation<
      AdminSettlementsResolveApiResponse,
      AdminSettlementsResolveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/settlement-differences/${queryArg.id}/resolve`,
        method: "POST",
        body: queryArg.resolveDifferenceDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminSettlementsList: build.query<
      AdminSettlementsListApiResponse,
      AdminSettlementsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/settlements`,
        params: queryArg,
      }),
    }),
    adminSettlementsTable: build.query<
      AdminSettlementsTableApiResponse,
      AdminSettlementsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/settlements.csv`,
        params: queryArg,
      }),
    }),
    adminSettlementsImport: build.mutation<
      AdminSettlementsImportApiResponse,
      AdminSettlementsImportApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/settlements/${queryArg.gateway}`,
        method: "POST",
        body: queryArg.settlementDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminSettlementsApi };
export type AdminSettlementsDifferencesApiResponse =
  /** status 200  */ SettlementDifferenceView[];
export type AdminSettlementsDifferencesApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  gateway?: "bank-transfer" | "esewa" | "khalti" | "stripe";
  /** Default: the open ones. */
  state?: "open" | "resolved";
  /** The oldest first. */
  sort?: "oldest";
};
export type AdminSettlementsDifferencesTableApiResponse =
  /** status 200 A table */ string;
export type AdminSettlementsDifferencesTableApiArg = {
  gateway?: "bank-transfer" | "esewa" | "khalti" | "stripe";
  /** Default: the open ones. */
  state?: "open" | "resolved";
  /** The oldest first. */
  sort?: "oldest";
};
export type AdminSettlementsResolveApiResponse = unknown;
export type AdminSettlementsResolveApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  resolveDifferenceDto: ResolveDifferenceDto;
};
export type AdminSettlementsListApiResponse =
  /** status 200  */ SettlementView[];
export type AdminSettlementsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  gateway?: "bank-transfer" | "esewa" | "khalti" | "stripe";
  /** The newest import first. */
  sort?: "newest";
};
export type AdminSettlementsTableApiResponse = /** status 200 A table */ string;
export type AdminSettlementsTableApiArg = {
  gateway?: "bank-transfer" | "esewa" | "khalti" | "stripe";
  /** The newest import first. */
  sort?: "newest";
};
export type AdminSettlementsImportApiResponse =
  /** status 200  */ SettlementView;
export type AdminSettlementsImportApiArg = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  settlementDto: SettlementDto;
};
export const {
  useAdminSettlementsDifferencesQuery,
  useAdminSettlementsDifferencesTableQuery,
  useAdminSettlementsResolveMutation,
  useAdminSettlementsListQuery,
  useAdminSettlementsTableQuery,
  useAdminSettlementsImportMutation,
} = injectedRtkApi;
