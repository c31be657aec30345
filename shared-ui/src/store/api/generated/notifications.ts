import { api } from "shared-ui/store";
import type {
  NotificationView,
  ReadNotificationsDto,
  UnreadView,
} from "./types";
export type {
  NotificationView,
  ProblemFieldView,
  ProblemView,
  ReadNotificationsDto,
  UnreadView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationsList: build.query<
      NotificationsListApiResponse,
      NotificationsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications`,
        params: queryArg,
      }),
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
    }),
    notificationsUnread: build.query<
      NotificationsUnreadApiResponse,
      NotificationsUnreadApiArg
    >({
      query: () => ({ url: `/api/notifications/unread` }),
    }),
    notificationsUnsubscribe: build.mutation<
      NotificationsUnsubscribeApiResponse,
      NotificationsUnsubscribeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/unsubscribe`,
        method: "POST",
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationsApi };
export type NotificationsListApiResponse =
  /** status 200  */ NotificationView[];
export type NotificationsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
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
  /** Token from a header of the mail. */
  token: string;
};
export const {
  useNotificationsListQuery,
  useNotificationsReadMutation,
  useNotificationsUnreadQuery,
  useNotificationsUnsubscribeMutation,
} = injectedRtkApi;
