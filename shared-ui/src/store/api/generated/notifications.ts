import { api } from "shared-ui/store";
import type {
  MessagePreferencesDto,
  MessagePreferencesView,
  NotificationView,
  PushKeyView,
  PushSubscriptionDto,
  PushSubscriptionView,
  ReadNotificationsDto,
  UnreadView,
} from "./types";
export type {
  ChannelPreferencesDto,
  ChannelPreferencesView,
  MessagePreferencesDto,
  MessagePreferencesView,
  NotificationView,
  ProblemFieldView,
  ProblemView,
  PushKeyView,
  PushKeysDto,
  PushSubscriptionDto,
  PushSubscriptionView,
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
    messagePreferencesRead: build.query<
      MessagePreferencesReadApiResponse,
      MessagePreferencesReadApiArg
    >({
      query: () => ({ url: `/api/notifications/preferences` }),
    }),
    messagePreferencesUpdate: build.mutation<
      MessagePreferencesUpdateApiResponse,
      MessagePreferencesUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/preferences`,
        method: "PUT",
        body: queryArg.messagePreferencesDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    pushList: build.query<PushListApiResponse, PushListApiArg>({
      query: () => ({ url: `/api/notifications/push` }),
    }),
    pushSubscribe: build.mutation<
      PushSubscribeApiResponse,
      PushSubscribeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/push`,
        method: "POST",
        body: queryArg.pushSubscriptionDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    pushKey: build.query<PushKeyApiResponse, PushKeyApiArg>({
      query: () => ({ url: `/api/notifications/push-key` }),
    }),
    pushUnsubscribe: build.mutation<
      PushUnsubscribeApiResponse,
      PushUnsubscribeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/push/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
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
export type MessagePreferencesReadApiResponse =
  /** status 200  */ MessagePreferencesView;
export type MessagePreferencesReadApiArg = void;
export type MessagePreferencesUpdateApiResponse =
  /** status 200  */ MessagePreferencesView;
export type MessagePreferencesUpdateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  messagePreferencesDto: MessagePreferencesDto;
};
export type PushListApiResponse = /** status 200  */ PushSubscriptionView[];
export type PushListApiArg = void;
export type PushSubscribeApiResponse = /** status 201  */ PushSubscriptionView;
export type PushSubscribeApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  pushSubscriptionDto: PushSubscriptionDto;
};
export type PushKeyApiResponse = /** status 200  */ PushKeyView;
export type PushKeyApiArg = void;
export type PushUnsubscribeApiResponse = unknown;
export type PushUnsubscribeApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
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
  useMessagePreferencesReadQuery,
  useMessagePreferencesUpdateMutation,
  usePushListQuery,
  usePushSubscribeMutation,
  usePushKeyQuery,
  usePushUnsubscribeMutation,
  useNotificationsReadMutation,
  useNotificationsUnreadQuery,
  useNotificationsUnsubscribeMutation,
} = injectedRtkApi;
