import { api } from "shared-ui/store";
import type {
  AcceptInvitationDto,
  DealInvitationView,
  InviteLinkView,
} from "./types";
export type {
  AcceptInvitationDto,
  DealInvitationView,
  InviteLinkView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    invitationsRead: build.query<
      InvitationsReadApiResponse,
      InvitationsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}/invitation`,
        params: {
          i: queryArg.i,
        },
      }),
    }),
    invitationsAccept: build.mutation<
      InvitationsAcceptApiResponse,
      InvitationsAcceptApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}/invitation/accept`,
        method: "POST",
        body: queryArg.acceptInvitationDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    invitationsInvite: build.mutation<
      InvitationsInviteApiResponse,
      InvitationsInviteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}/invitations`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as invitationsApi };
export type InvitationsReadApiResponse = /** status 200  */ DealInvitationView;
export type InvitationsReadApiArg = {
  id: number;
  /** The token of the link. */
  i: string;
};
export type InvitationsAcceptApiResponse = unknown;
export type InvitationsAcceptApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  acceptInvitationDto: AcceptInvitationDto;
};
export type InvitationsInviteApiResponse = /** status 201  */ InviteLinkView;
export type InvitationsInviteApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export const {
  useInvitationsReadQuery,
  useInvitationsAcceptMutation,
  useInvitationsInviteMutation,
} = injectedRtkApi;
