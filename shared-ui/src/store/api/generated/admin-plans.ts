import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminPlansMemberships: build.query<
        AdminPlansMembershipsApiResponse,
        AdminPlansMembershipsApiArg
      >({
        query: () => ({ url: `/api/admin/memberships` }),
        providesTags: ["admin-plans"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-plans","subscriptions"]),
      }),
      adminPlansPlans: build.query<
        AdminPlansPlansApiResponse,
        AdminPlansPlansApiArg
      >({
        query: () => ({ url: `/api/admin/plans` }),
        providesTags: ["admin-plans"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-plans","subscriptions"]),
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
export type AdminMembershipView = {
  id: number;
  version: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Whole rupees. */
  priceYearly: number;
  pointsMultiplier: number;
  isActive: boolean;
  /** Customers who have it now, on whatever terms. */
  runningCount: number;
  /** Of them, those that keep earlier terms. */
  onEarlierTerms: number;
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
export type ChangeMembershipDto = {
  name: string;
  nameNe: string;
  /** Whole rupees. */
  priceYearly: number;
  pointsMultiplier: number;
  /** Whether it is offered. */
  isActive: boolean;
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
};
export type AdminPlanView = {
  id: number;
  version: number;
  slug: string;
  name: string;
  nameNe: string;
  description: string;
  descriptionNe: string;
  /** Whole rupees. */
  priceMonthly: number;
  priceYearly: number;
  /** Null is any number. */
  dealLimit: number | null;
  featuredDealLimit: number;
  analyticsAccess: boolean;
  prioritySupport: boolean;
  isActive: boolean;
  /** Businesses whose period runs on it, on whatever terms. */
  runningCount: number;
  /** Of them, those that keep earlier terms. */
  onEarlierTerms: number;
};
export type ChangePlanDto = {
  name: string;
  nameNe: string;
  description: string;
  descriptionNe: string;
  /** Whole rupees. */
  priceMonthly: number;
  priceYearly: number;
  /** How many deals at once; null is any number. */
  dealLimit: number | null;
  featuredDealLimit: number;
  analyticsAccess: boolean;
  prioritySupport: boolean;
  /** Whether it is offered. */
  isActive: boolean;
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
};
export const {
  useAdminPlansMembershipsQuery,
  useAdminPlansChangeMembershipMutation,
  useAdminPlansPlansQuery,
  useAdminPlansChangePlanMutation,
} = injectedRtkApi;
