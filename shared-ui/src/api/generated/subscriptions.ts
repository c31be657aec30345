import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      membershipsList: build.query<
        MembershipsListApiResponse,
        MembershipsListApiArg
      >({
        query: () => ({ url: `/api/memberships` }),
        providesTags: ["subscriptions"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as subscriptionsApi };
export type MembershipsListApiResponse = /** status 200  */ MembershipView[];
export type MembershipsListApiArg = void;
export type MembershipView = {
  slug: string;
  name: string;
  nameNe: string;
  /** Whole rupees a year; 0 is free. */
  priceYearly: number;
  pointsMultiplier: number;
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
export const { useMembershipsListQuery } = injectedRtkApi;
