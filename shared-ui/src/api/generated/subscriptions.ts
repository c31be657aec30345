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
};
export const { useMembershipsListQuery } = injectedRtkApi;
