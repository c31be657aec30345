import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      pointsList: build.query<PointsListApiResponse, PointsListApiArg>({
        query: (queryArg) => ({
          url: `/api/users/me/points`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["loyalty"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as loyaltyApi };
export type PointsListApiResponse = /** status 200  */ PointsEntryView[];
export type PointsListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type PointsEntryView = {
  id: number;
  /** Negative when points were taken back or spent. */
  delta: number;
  kind:
    | "correction"
    | "membership-return"
    | "redemption"
    | "return"
    | "reversal"
    | "spend";
  multiplier: number;
  createdAt: string;
  /** From when on they can be spent; null when they can be, or were taken back. */
  spendableAt: string | null;
  dealId: number | null;
  dealTitle: string | null;
  dealTitleNe: string | null;
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
export const { usePointsListQuery } = injectedRtkApi;
