import { api } from "shared-ui/store";
import type {
  ChangeStaffDto,
  InvitationView,
  InviteStaffDto,
  JoinedView,
  StaffActivityView,
  StaffInvitationView,
  StaffMemberView,
} from "./types";
export type {
  ChangeStaffDto,
  InvitationView,
  InviteStaffDto,
  JoinedView,
  ProblemFieldView,
  ProblemView,
  StaffActivityView,
  StaffInvitationView,
  StaffMemberView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffInvitationsRead: build.query<
      StaffInvitationsReadApiResponse,
      StaffInvitationsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/staff-invitations/${queryArg.token}`,
      }),
    }),
    staffInvitationsAccept: build.mutation<
      StaffInvitationsAcceptApiResponse,
      StaffInvitationsAcceptApiArg
    >({
      query: (queryArg) => ({
        url: `/api/staff-invitations/${queryArg.token}/accept`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    staffList: build.query<StaffListApiResponse, StaffListApiArg>({
      query: () => ({ url: `/api/vendors/me/staff` }),
    }),
    staffInvite: build.mutation<StaffInviteApiResponse, StaffInviteApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/staff`,
        method: "POST",
        body: queryArg.inviteStaffDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    staffInvited: build.query<StaffInvitedApiResponse, StaffInvitedApiArg>({
      query: () => ({ url: `/api/vendors/me/staff-invitations` }),
    }),
    staffRevoke: build.mutation<StaffRevokeApiResponse, StaffRevokeApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/staff-invitations/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    staffSendAgain: build.mutation<
      StaffSendAgainApiResponse,
      StaffSendAgainApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/staff-invitations/${queryArg.id}/resend`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    staffTable: build.query<StaffTableApiResponse, StaffTableApiArg>({
      query: () => ({ url: `/api/vendors/me/staff.csv` }),
    }),
    staffChange: build.mutation<StaffChangeApiResponse, StaffChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/staff/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeStaffDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    staffRemove: build.mutation<StaffRemoveApiResponse, StaffRemoveApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/staff/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    staffActivityList: build.query<
      StaffActivityListApiResponse,
      StaffActivityListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/staff/${queryArg.id}/activity`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    staffActivityTable: build.query<
      StaffActivityTableApiResponse,
      StaffActivityTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/staff/${queryArg.id}/activity.csv`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as staffApi };
export type StaffInvitationsReadApiResponse = /** status 200  */ InvitationView;
export type StaffInvitationsReadApiArg = {
  token: string;
};
export type StaffInvitationsAcceptApiResponse = /** status 200  */ JoinedView;
export type StaffInvitationsAcceptApiArg = {
  token: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type StaffListApiResponse = /** status 200  */ StaffMemberView[];
export type StaffListApiArg = void;
export type StaffInviteApiResponse = /** status 201  */ StaffInvitationView;
export type StaffInviteApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  inviteStaffDto: InviteStaffDto;
};
export type StaffInvitedApiResponse = /** status 200  */ StaffInvitationView[];
export type StaffInvitedApiArg = void;
export type StaffRevokeApiResponse = unknown;
export type StaffRevokeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type StaffSendAgainApiResponse = /** status 200  */ StaffInvitationView;
export type StaffSendAgainApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type StaffTableApiResponse = /** status 200 A table */ string;
export type StaffTableApiArg = void;
export type StaffChangeApiResponse = /** status 200  */ StaffMemberView;
export type StaffChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeStaffDto: ChangeStaffDto;
};
export type StaffRemoveApiResponse = unknown;
export type StaffRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type StaffActivityListApiResponse =
  /** status 200  */ StaffActivityView[];
export type StaffActivityListApiArg = {
  id: number;
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type StaffActivityTableApiResponse = /** status 200 A table */ string;
export type StaffActivityTableApiArg = {
  id: number;
};
export const {
  useStaffInvitationsReadQuery,
  useStaffInvitationsAcceptMutation,
  useStaffListQuery,
  useStaffInviteMutation,
  useStaffInvitedQuery,
  useStaffRevokeMutation,
  useStaffSendAgainMutation,
  useStaffTableQuery,
  useStaffChangeMutation,
  useStaffRemoveMutation,
  useStaffActivityListQuery,
  useStaffActivityTableQuery,
} = injectedRtkApi;
