import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminPayoutRunsList: build.query<
        AdminPayoutRunsListApiResponse,
        AdminPayoutRunsListApiArg
      >({
        query: () => ({ url: `/api/admin/payout-runs` }),
        providesTags: ["admin-payout-runs"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-payout-runs","admin-approvals","admin-overview","admin-vendor-accounts"]),
      }),
      adminPayoutRunsCandidates: build.query<
        AdminPayoutRunsCandidatesApiResponse,
        AdminPayoutRunsCandidatesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payout-runs/candidates`,
          params: {
            day: queryArg.day,
          },
        }),
        providesTags: ["admin-payout-runs"],
      }),
      adminPayoutRunsOne: build.query<
        AdminPayoutRunsOneApiResponse,
        AdminPayoutRunsOneApiArg
      >({
        query: (queryArg) => ({ url: `/api/admin/payout-runs/${queryArg.id}` }),
        providesTags: ["admin-payout-runs"],
      }),
      adminPayoutRunsTable: build.query<
        AdminPayoutRunsTableApiResponse,
        AdminPayoutRunsTableApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payout-runs/${queryArg.id}.csv`,
        }),
        providesTags: ["admin-payout-runs"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-payout-runs","admin-approvals","admin-overview","admin-vendor-accounts"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-payout-runs","admin-approvals","admin-overview","admin-vendor-accounts"]),
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
  /** The payout day in Nepal; next Thursday unless said. */
  day?: string;
};
export type AdminPayoutRunsOneApiResponse = /** status 200  */ PayoutRunView;
export type AdminPayoutRunsOneApiArg = {
  id: string;
};
export type AdminPayoutRunsTableApiResponse = /** status 200 A table */ string;
export type AdminPayoutRunsTableApiArg = {
  id: string;
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
export type PayoutRunSummaryView = {
  id: string;
  /** In Nepal. */
  day: string;
  /** `open` until it is confirmed; `rejected` when a second admin did not approve it. */
  state: "open" | "paid" | "rejected";
  /** False while a second admin has to approve it, and when none did. */
  isApproved: boolean;
  /** What became owed later is paid by the next run. */
  cutoffAt: string;
  createdAt: string;
  createdBy: string;
  confirmedAt: string | null;
  confirmedBy: string | null;
  /** How many payouts. */
  lines: number;
  /** Whole rupees of all of them, without those that came back. */
  amount: number;
  /** How many came back. */
  returned: number;
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
export type PayeeView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type PayoutRunLineView = {
  id: string;
  number: number;
  vendor: PayeeView;
  verification: "pending" | "rejected" | "suspended" | "verified";
  /** Whole rupees. */
  amount: number;
  kind: "bank" | "esewa" | "khalti";
  holder: string;
  bank: string | null;
  branch: string | null;
  lastFour: string;
  state: "ordered" | "paid" | "returned";
  reference: string | null;
  returnedReason: string | null;
};
export type PayoutRunView = {
  id: string;
  /** In Nepal. */
  day: string;
  /** `open` until it is confirmed; `rejected` when a second admin did not approve it. */
  state: "open" | "paid" | "rejected";
  /** False while a second admin has to approve it, and when none did. */
  isApproved: boolean;
  /** What became owed later is paid by the next run. */
  cutoffAt: string;
  createdAt: string;
  createdBy: string;
  confirmedAt: string | null;
  confirmedBy: string | null;
  /** How many payouts. */
  lines: number;
  /** Whole rupees of all of them, without those that came back. */
  amount: number;
  /** How many came back. */
  returned: number;
  runLines: PayoutRunLineView[];
};
export type MakePayoutRunDto = {
  /** The payout day in Nepal: today or a day of the next two weeks. */
  day: string;
};
export type PayoutCandidateView = {
  vendor: PayeeView;
  /** Whether the business is verified. */
  verification: "pending" | "rejected" | "suspended" | "verified";
  owedPaisa: number;
  /** Became owed within 24 hours before: paid by the next run. */
  withheldPaisa: number;
  /** Whole rupees that the run would pay. */
  amount: number;
  kind: ("bank" | "esewa" | "khalti") | null;
  holder: string | null;
  bank: string | null;
  branch: string | null;
  lastFour: string | null;
  /** Why it is left out; null when it is paid. */
  leftOut:
    | ("factor-reset" | "held" | "no-account" | "suspended" | "too-little")
    | null;
};
export type PaidLineDto = {
  /** A line's id. */
  line: string;
  /** By what it can be found that the money left. */
  reference: string;
};
export type ConfirmPayoutRunDto = {
  /** One for each line that was paid. */
  references: PaidLineDto[];
};
export type ReturnPayoutDto = {
  reason: string;
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
