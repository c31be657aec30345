import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminMessagesList: build.query<
        AdminMessagesListApiResponse,
        AdminMessagesListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/messages`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            status: queryArg.status,
            assignee: queryArg.assignee,
            kind: queryArg.kind,
            category: queryArg.category,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-messages"],
      }),
      adminMessagesAssignees: build.query<
        AdminMessagesAssigneesApiResponse,
        AdminMessagesAssigneesApiArg
      >({
        query: () => ({ url: `/api/admin/messages/assignees` }),
        providesTags: ["admin-messages"],
      }),
      adminMessagesOne: build.query<
        AdminMessagesOneApiResponse,
        AdminMessagesOneApiArg
      >({
        query: (queryArg) => ({ url: `/api/admin/messages/${queryArg.id}` }),
        providesTags: ["admin-messages"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-messages","admin-overview"]),
      }),
      adminMessagesClose: build.mutation<
        AdminMessagesCloseApiResponse,
        AdminMessagesCloseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/messages/${queryArg.id}/close`,
          method: "PATCH",
          body: queryArg.seenMessageDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-messages","admin-overview"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-messages","admin-overview"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-messages","admin-overview"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-messages","admin-overview"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-messages","admin-overview"]),
      }),
      adminNewsletterList: build.query<
        AdminNewsletterListApiResponse,
        AdminNewsletterListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/newsletter`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            status: queryArg.status,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-messages"],
      }),
      adminNewsletterTable: build.query<
        AdminNewsletterTableApiResponse,
        AdminNewsletterTableApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/newsletter.csv`,
          params: {
            status: queryArg.status,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-messages"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminMessagesApi };
export type AdminMessagesListApiResponse =
  /** status 200  */ AdminMessageView[];
export type AdminMessagesListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** `open` is new and in progress, `overdue` what of it is past its due time. */
  status?: "answered" | "closed" | "in-progress" | "new" | "open" | "overdue";
  /** `me`, `none` or the id of an admin. */
  assignee?: string;
  kind?: "contact" | "help";
  /** Of help alone. */
  category?: "account" | "deals" | "payment" | "technical";
  /** Part of a name, an e-mail, a subject or of what was written. */
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
  /** status 200  */ AdminMessageDetailView;
export type AdminMessagesCloseApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  seenMessageDto: SeenMessageDto;
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
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** `asked` has not confirmed yet. */
  status?: "asked" | "confirmed" | "left";
  /** Part of an e-mail. */
  search?: string;
  sort?: "newest" | "oldest";
};
export type AdminNewsletterTableApiResponse = /** status 200 A table */ string;
export type AdminNewsletterTableApiArg = {
  /** `asked` has not confirmed yet. */
  status?: "asked" | "confirmed" | "left";
  /** Part of an e-mail. */
  search?: string;
  sort?: "newest" | "oldest";
};
export type MessagePersonView = {
  id: number;
  /** `#` and the id where the name is not kept any more. */
  name: string;
};
export type AdminMessageView = {
  id: number;
  kind: "contact" | "help";
  category: ("account" | "deals" | "payment" | "technical") | null;
  name: string;
  email: string;
  /** Of help the category. */
  subject: string;
  /** The beginning of what was written. */
  excerpt: string;
  language: "en" | "ne";
  state: "answered" | "closed" | "in-progress" | "new";
  /** Waits, and should have been answered. */
  isOverdue: boolean;
  assignee: MessagePersonView | null;
  dueAt: string;
  createdAt: string;
  version: number;
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
export type MessageEntryView = {
  id: number;
  kind: "note" | "reply";
  body: string;
  author: MessagePersonView;
  createdAt: string;
  /** When the answer left; null while it waits for the mail server, and for notes. */
  mailedAt: string | null;
};
export type MessageActView = {
  id: number;
  /** Such as `message.assigned`. */
  action: string;
  admin: MessagePersonView | null;
  at: string;
};
export type OtherMessageView = {
  id: number;
  subject: string;
  kind: "contact" | "help";
  state: "answered" | "closed" | "in-progress" | "new";
  createdAt: string;
};
export type AdminMessageDetailView = {
  id: number;
  kind: "contact" | "help";
  category: ("account" | "deals" | "payment" | "technical") | null;
  name: string;
  email: string;
  /** Of help the category. */
  subject: string;
  /** The beginning of what was written. */
  excerpt: string;
  language: "en" | "ne";
  state: "answered" | "closed" | "in-progress" | "new";
  /** Waits, and should have been answered. */
  isOverdue: boolean;
  assignee: MessagePersonView | null;
  dueAt: string;
  createdAt: string;
  version: number;
  message: string;
  /** The account with the sender's e-mail. */
  userId: number | null;
  /** In their order. */
  entries: MessageEntryView[];
  /** Who did what with it, the newest first, 50 at most. */
  acts: MessageActView[];
  /** Other messages from the same address, the newest first, 10 at most. */
  others: OtherMessageView[];
};
export type AssignMessageDto = {
  /** The admin who takes care of it. */
  assigneeId: number;
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
};
export type SeenMessageDto = {
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
};
export type NoteDto = {
  /** For admins alone. */
  text: string;
};
export type ReplyDto = {
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
  /** Mailed as it is, above a quotation of the message. */
  text: string;
};
export type AdminSubscriberView = {
  id: number;
  email: string;
  language: "en" | "ne";
  state: "asked" | "confirmed" | "left";
  askedAt: string;
  confirmedAt: string | null;
  leftAt: string | null;
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
