import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminSettlementsDifferences: build.query<
        AdminSettlementsDifferencesApiResponse,
        AdminSettlementsDifferencesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/settlement-differences`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            gateway: queryArg.gateway,
            state: queryArg.state,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-settlements"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-settlements","admin-overview","admin-payments"]),
      }),
      adminSettlementsList: build.query<
        AdminSettlementsListApiResponse,
        AdminSettlementsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/settlements`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            gateway: queryArg.gateway,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-settlements"],
      }),
      adminSettlementsTable: build.query<
        AdminSettlementsTableApiResponse,
        AdminSettlementsTableApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/settlements.csv`,
          params: {
            gateway: queryArg.gateway,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-settlements"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-settlements","admin-overview","admin-payments"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminSettlementsApi };
export type AdminSettlementsDifferencesApiResponse =
  /** status 200  */ SettlementDifferenceView[];
export type AdminSettlementsDifferencesApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  gateway?: "bank-transfer" | "esewa" | "khalti" | "stripe";
  /** Those that wait for an admin unless said. */
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
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
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
export type SettlementDifferenceView = {
  id: string;
  /** Null for a dispute that the gateway told of by itself. */
  settlementId: string | null;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  kind:
    | "amount"
    | "chargeback"
    | "chargeback-return"
    | "missing-here"
    | "missing-there"
    | "not-captured"
    | "refund-missing-here"
    | "refund-missing-there";
  /** What the gateway names the payment by. */
  reference: string;
  /** Null for what we do not know. */
  paymentId: string | null;
  ourPaisa: number | null;
  theirPaisa: number | null;
  resolvedAt: string | null;
  note: string | null;
  createdAt: string;
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
export type ResolveDifferenceDto = {
  /** What was done about it. */
  note: string;
};
export type SettlementImporterView = {
  id: number;
  name: string;
};
export type SettlementView = {
  id: string;
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  periodFrom: string;
  periodTo: string;
  /** Rows of payments, refunds and chargebacks in the file. */
  rows: number;
  /** Those that an earlier file had. */
  repeated: number;
  /** Those that agree with our payments. */
  matched: number;
  differences: number;
  openDifferences: number;
  importedBy: SettlementImporterView;
  createdAt: string;
};
export type SettlementDto = {
  /** CSV in UTF-8, at most 5 MB */
  file: Blob;
};
export const {
  useAdminSettlementsDifferencesQuery,
  useAdminSettlementsResolveMutation,
  useAdminSettlementsListQuery,
  useAdminSettlementsTableQuery,
  useAdminSettlementsImportMutation,
} = injectedRtkApi;
