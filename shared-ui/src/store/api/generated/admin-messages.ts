import { api } from "shared-ui/store";
import type {
  AdminMessageDetailView,
  AdminMessageView,
  AdminSubscriberView,
  AssignMessageDto,
  CloseMessageDto,
  DecisionAcceptedView,
  MessagePersonView,
  NoteDto,
  ReplyDto,
  SeenMessageDto,
} from "./types";
export type {
  AdminMessageDetailView,
  AdminMessageView,
  AdminSubscriberView,
  AssignMessageDto,
  CloseMessageDto,
  DecisionAcceptedView,
  MessageActView,
  MessageEntryView,
  MessagePersonView,
  NoteDto,
  OtherMessageView,
  ProblemFieldView,
  ProblemView,
  ReplyDto,
  SeenMessageDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminMessagesList: build.query<
      AdminMessagesListApiResponse,
      AdminMessagesListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/messages`,
        params: queryArg,
      }),
    }),
    adminMessagesAssignees: build.query<
      AdminMessagesAssigneesApiResponse,
      AdminMessagesAssigneesApiArg
    >({
      query: () => ({ url: `/api/admin/messages/assignees` }),
    }),
    adminMessagesOne: build.query<
      AdminMessagesOneApiResponse,
      AdminMessagesOneApiArg
    >({
      query: (queryArg) => ({ url: `/api/admin/messages/${queryArg.id}` }),
    }),
    adminMessagesAssign: build.mutation<
      AdminMessagesAssignApiResponse,
      AdminMessagesAssignApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/messages/${queryArg.id}/assign`,
        method: "PATCH",
        body: queryArg.assignMessageDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminMessagesClose: build.mutation<
      AdminMessagesCloseApiResponse,
      AdminMessagesCloseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/messages/${queryArg.id}/close`,
        method: "PATCH",
        body: queryArg.closeMessageDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminMessagesNote: build.mutation<
      AdminMessagesNoteApiResponse,
      AdminMessagesNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/messages/${queryArg.id}/notes`,
        method: "POST",
        body: queryArg.noteDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminMessagesRelease: build.mutation<
      AdminMessagesReleaseApiResponse,
      AdminMessagesReleaseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/messages/${queryArg.id}/release`,
        method: "PATCH",
        body: queryArg.seenMessageDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminMessagesReopen: build.mutation<
      AdminMessagesReopenApiResponse,
      AdminMessagesReopenApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/messages/${queryArg.id}/reopen`,
        method: "PATCH",
        body: queryArg.seenMessageDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminMessagesReply: build.mutation<
      AdminMessagesReplyApiResponse,
      AdminMessagesReplyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/messages/${queryArg.id}/replies`,
        method: "POST",
        body: queryArg.replyDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminNewsletterList: build.query<
      AdminNewsletterListApiResponse,
      AdminNewsletterListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/newsletter`,
        params: queryArg,
      }),
    }),
    adminNewsletterTable: build.query<
      AdminNewsletterTableApiResponse,
      AdminNewsletterTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/newsletter.csv`,
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminMessagesApi };
export type AdminMessagesListApiResponse =
  /** status 200  */ AdminMessageView[];
export type AdminMessagesListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** `open`: new or in progress; `overdue`: open and past the due time. */
  status?: "answered" | "closed" | "in-progress" | "new" | "open" | "overdue";
  /** `me`, `none` or the id of an admin. */
  assignee?: string;
  kind?: "contact" | "help";
  /** For help messages only. */
  category?: "account" | "deals" | "payment" | "technical";
  /** Part of a name, an e-mail, a subject or the message. */
  search?: string;
  sort?: "due" | "newest" | "oldest";
};
export type AdminMessagesAssigneesApiResponse =
  /** status 200  */ MessagePersonView[];
export type AdminMessagesAssigneesApiArg = void;
export type AdminMessagesOneApiResponse =
  /** status 200  */ AdminMessageDetailView;
export type AdminMessagesOneApiArg = {
  id: number;
};
export type AdminMessagesAssignApiResponse =
  /** status 200  */ AdminMessageDetailView;
export type AdminMessagesAssignApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  assignMessageDto: AssignMessageDto;
};
export type AdminMessagesCloseApiResponse =
  | /** status 200  */ AdminMessageDetailView
  | /** status 202 Takes effect after `undoSeconds` */ DecisionAcceptedView;
export type AdminMessagesCloseApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  closeMessageDto: CloseMessageDto;
};
export type AdminMessagesNoteApiResponse =
  /** status 200  */ AdminMessageDetailView;
export type AdminMessagesNoteApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  noteDto: NoteDto;
};
export type AdminMessagesReleaseApiResponse =
  /** status 200  */ AdminMessageDetailView;
export type AdminMessagesReleaseApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  seenMessageDto: SeenMessageDto;
};
export type AdminMessagesReopenApiResponse =
  /** status 200  */ AdminMessageDetailView;
export type AdminMessagesReopenApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  seenMessageDto: SeenMessageDto;
};
export type AdminMessagesReplyApiResponse =
  /** status 200  */ AdminMessageDetailView;
export type AdminMessagesReplyApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  replyDto: ReplyDto;
};
export type AdminNewsletterListApiResponse =
  /** status 200  */ AdminSubscriberView[];
export type AdminNewsletterListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** `asked`: not confirmed yet. */
  status?: "asked" | "confirmed" | "left";
  /** Part of an e-mail. */
  search?: string;
  sort?: "newest" | "oldest";
};
export type AdminNewsletterTableApiResponse = /** status 200 A table */ string;
export type AdminNewsletterTableApiArg = {
  /** `asked`: not confirmed yet. */
  status?: "asked" | "confirmed" | "left";
  /** Part of an e-mail. */
  search?: string;
  sort?: "newest" | "oldest";
};
export const {
  useAdminMessagesListQuery,
  useAdminMessagesAssigneesQuery,
  useAdminMessagesOneQuery,
  useAdminMessagesAssignMutation,
  useAdminMessagesCloseMutation,
  useAdminMessagesNoteMutation,
  useAdminMessagesReleaseMutation,
  useAdminMessagesReopenMutation,
  useAdminMessagesReplyMutation,
  useAdminNewsletterListQuery,
  useAdminNewsletterTableQuery,
} = injectedRtkApi;
