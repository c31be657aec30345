import { api } from "shared-ui/store";
import type {
  ConfirmPayoutRunDto,
  MakePayoutRunDto,
  PayoutCandidateView,
  PayoutRunSummaryView,
  PayoutRunView,
  ReturnPayoutDto,
} from "./types";
export type {
  ConfirmPayoutRunDto,
  MakePayoutRunDto,
  PaidLineDto,
  PayeeView,
  PayoutCandidateView,
  PayoutRunLineView,
  PayoutRunSummaryView,
  PayoutRunView,
  ProblemFieldView,
  ProblemView,
  ReturnPayoutDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPayoutRunsList: build.query<
      AdminPayoutRunsListApiResponse,
      AdminPayoutRunsListApiArg
    >({
      query: () => ({ url: `/api/admin/payout-runs` }),
    }),
    adminPayoutRunsMake: build.mutation<
      AdminPayoutRunsMakeApiResponse,
      AdminPayoutRunsMakeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payout-runs`,
        method: "POST",
        body: queryArg.makePayoutRunDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPayoutRunsCandidates: build.query<
      AdminPayoutRunsCandidatesApiResponse,
      AdminPayoutRunsCandidatesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payout-runs/candidates`,
        params: queryArg,
      }),
    }),
    adminPayoutRunsOne: build.query<
      AdminPayoutRunsOneApiResponse,
      AdminPayoutRunsOneApiArg
    >({
      query: (queryArg) => ({ url: `/api/admin/payout-runs/${queryArg.id}` }),
    }),
    adminPayoutRunsTable: build.query<
      AdminPayoutRunsTableApiResponse,
      AdminPayoutRunsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payout-runs/${queryArg.id}.csv`,
        params: {
          kind: queryArg.kind,
        },
      }),
    }),
    adminPayoutRunsConfirm: build.mutation<
      AdminPayoutRunsConfirmApiResponse,
      AdminPayoutRunsConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payout-runs/${queryArg.id}/confirm`,
        method: "POST",
        body: queryArg.confirmPayoutRunDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPayoutRunsReturned: build.mutation<
      AdminPayoutRunsReturnedApiResponse,
      AdminPayoutRunsReturnedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payout-runs/${queryArg.id}/lines/${queryArg.line}/returned`,
        method: "POST",
        body: queryArg.returnPayoutDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminPayoutRunsApi };
export type AdminPayoutRunsListApiResponse =
  /** status 200  */ PayoutRunSummaryView[];
export type AdminPayoutRunsListApiArg = void;
export type AdminPayoutRunsMakeApiResponse = /** status 201  */ PayoutRunView;
export type AdminPayoutRunsMakeApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  makePayoutRunDto: MakePayoutRunDto;
};
export type AdminPayoutRunsCandidatesApiResponse =
  /** status 200  */ PayoutCandidateView[];
export type AdminPayoutRunsCandidatesApiArg = {
  /** The payout day in Nepal; default: next Thursday. */
  day?: string;
};
export type AdminPayoutRunsOneApiResponse = /** status 200  */ PayoutRunView;
export type AdminPayoutRunsOneApiArg = {
  id: string;
};
export type AdminPayoutRunsTableApiResponse = /** status 200 A table */ string;
export type AdminPayoutRunsTableApiArg = {
  id: string;
  /** Only the payouts to this kind of account; default: all. */
  kind?: "bank" | "esewa" | "khalti";
};
export type AdminPayoutRunsConfirmApiResponse =
  /** status 200  */ PayoutRunView;
export type AdminPayoutRunsConfirmApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  confirmPayoutRunDto: ConfirmPayoutRunDto;
};
export type AdminPayoutRunsReturnedApiResponse =
  /** status 200  */ PayoutRunView;
export type AdminPayoutRunsReturnedApiArg = {
  id: string;
  line: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  returnPayoutDto: ReturnPayoutDto;
};
export const {
  useAdminPayoutRunsListQuery,
  useAdminPayoutRunsMakeMutation,
  useAdminPayoutRunsCandidatesQuery,
  useAdminPayoutRunsOneQuery,
  useAdminPayoutRunsTableQuery,
  useAdminPayoutRunsConfirmMutation,
  useAdminPayoutRunsReturnedMutation,
} = injectedRtkApi;
