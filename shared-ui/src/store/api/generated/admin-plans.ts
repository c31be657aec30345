import { api } from "shared-ui/store";
import type {
  AdminMembershipView,
  AdminPlanView,
  ChangeMembershipDto,
  ChangePlanDto,
} from "./types";
export type {
  AdminMembershipView,
  AdminPlanView,
  ChangeMembershipDto,
  ChangePlanDto,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPlansMemberships: build.query<
      AdminPlansMembershipsApiResponse,
      AdminPlansMembershipsApiArg
    >({
      query: () => ({ url: `/api/admin/memberships` }),
    }),
    adminPlansChangeMembership: build.mutation<
      AdminPlansChangeMembershipApiResponse,
      AdminPlansChangeMembershipApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/memberships/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeMembershipDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminPlansPlans: build.query<
      AdminPlansPlansApiResponse,
      AdminPlansPlansApiArg
    >({
      query: () => ({ url: `/api/admin/plans` }),
    }),
    adminPlansChangePlan: build.mutation<
      AdminPlansChangePlanApiResponse,
      AdminPlansChangePlanApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/plans/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changePlanDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminPlansApi };
export type AdminPlansMembershipsApiResponse =
  /** status 200  */ AdminMembershipView[];
export type AdminPlansMembershipsApiArg = void;
export type AdminPlansChangeMembershipApiResponse =
  /** status 200  */ AdminMembershipView;
export type AdminPlansChangeMembershipApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeMembershipDto: ChangeMembershipDto;
};
export type AdminPlansPlansApiResponse = /** status 200  */ AdminPlanView[];
export type AdminPlansPlansApiArg = void;
export type AdminPlansChangePlanApiResponse = /** status 200  */ AdminPlanView;
export type AdminPlansChangePlanApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changePlanDto: ChangePlanDto;
};
export const {
  useAdminPlansMembershipsQuery,
  useAdminPlansChangeMembershipMutation,
  useAdminPlansPlansQuery,
  useAdminPlansChangePlanMutation,
} = injectedRtkApi;
