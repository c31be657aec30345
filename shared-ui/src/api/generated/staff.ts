import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      staffInvitationsRead: build.query<
        StaffInvitationsReadApiResponse,
        StaffInvitationsReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/staff-invitations/${queryArg.token}`,
        }),
        providesTags: ["staff"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["staff","auth"]),
      }),
      staffList: build.query<StaffListApiResponse, StaffListApiArg>({
        query: () => ({ url: `/api/vendors/me/staff` }),
        providesTags: ["staff"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["staff","auth"]),
      }),
      staffInvited: build.query<StaffInvitedApiResponse, StaffInvitedApiArg>({
        query: () => ({ url: `/api/vendors/me/staff-invitations` }),
        providesTags: ["staff"],
      }),
      staffRevoke: build.mutation<StaffRevokeApiResponse, StaffRevokeApiArg>({
        query: (queryArg) => ({
          url: `/api/vendors/me/staff-invitations/${queryArg.id}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["staff","auth"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["staff","auth"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["staff","auth"]),
      }),
      staffRemove: build.mutation<StaffRemoveApiResponse, StaffRemoveApiArg>({
        query: (queryArg) => ({
          url: `/api/vendors/me/staff/${queryArg.id}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["staff","auth"]),
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
export type InvitationView = {
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  role: "counter" | "manager" | "owner";
  branchName: string | null;
  /** To whom it was sent. */
  email: string;
  expiresAt: string;
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
export type JoinedView = {
  /** Of the membership. */
  id: number;
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
  branchId: number | null;
};
export type StaffMemberView = {
  id: number;
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: "counter" | "manager" | "owner";
  /** Null means every branch. */
  branchId: number | null;
  branchName: string | null;
  /** Since when, ISO 8601. */
  since: string;
};
export type StaffInvitationView = {
  id: number;
  email: string;
  role: "counter" | "manager" | "owner";
  branchId: number | null;
  branchName: string | null;
  sentAt: string;
  expiresAt: string;
  isExpired: boolean;
};
export type InviteStaffDto = {
  email: string;
  role: "counter" | "manager" | "owner";
  /** Where the person works; every branch when left out. Owners work everywhere. */
  branchId?: number | null;
};
export type ChangeStaffDto = {
  role?: "counter" | "manager" | "owner";
  /** Null means every branch. */
  branchId?: number | null;
};
export const {
  useStaffInvitationsReadQuery,
  useStaffInvitationsAcceptMutation,
  useStaffListQuery,
  useStaffInviteMutation,
  useStaffInvitedQuery,
  useStaffRevokeMutation,
  useStaffSendAgainMutation,
  useStaffChangeMutation,
  useStaffRemoveMutation,
} = injectedRtkApi;
