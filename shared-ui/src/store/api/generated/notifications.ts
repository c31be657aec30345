import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      notificationsList: build.query<
        NotificationsListApiResponse,
        NotificationsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["notifications"],
      }),
      notificationsRead: build.mutation<
        NotificationsReadApiResponse,
        NotificationsReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/read`,
          method: "POST",
          body: queryArg.readNotificationsDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["notifications"]),
      }),
      notificationsUnread: build.query<
        NotificationsUnreadApiResponse,
        NotificationsUnreadApiArg
      >({
        query: () => ({ url: `/api/notifications/unread` }),
        providesTags: ["notifications"],
      }),
      notificationsUnsubscribe: build.mutation<
        NotificationsUnsubscribeApiResponse,
        NotificationsUnsubscribeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/unsubscribe`,
          method: "POST",
          params: {
            token: queryArg.token,
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["notifications"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as notificationsApi };
export type NotificationsListApiResponse =
  /** status 200  */ NotificationView[];
export type NotificationsListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type NotificationsReadApiResponse = /** status 200  */ UnreadView;
export type NotificationsReadApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  readNotificationsDto: ReadNotificationsDto;
};
export type NotificationsUnreadApiResponse = /** status 200  */ UnreadView;
export type NotificationsUnreadApiArg = void;
export type NotificationsUnsubscribeApiResponse = unknown;
export type NotificationsUnsubscribeApiArg = {
  /** From the mail's head. */
  token: string;
};
export type NotificationView = {
  id: number;
  kind: string;
  title: string;
  titleNe: string;
  text: string;
  textNe: string;
  /** The page it leads to. */
  path: string;
  createdAt: string;
  readAt: string | null;
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
export type UnreadView = {
  /** At most 1000. */
  unread: number;
};
export type ReadNotificationsDto = {
  /** Which ones; all of them when left out. */
  ids?: number[];
};
export const {
  useNotificationsListQuery,
  useNotificationsReadMutation,
  useNotificationsUnreadQuery,
  useNotificationsUnsubscribeMutation,
} = injectedRtkApi;
