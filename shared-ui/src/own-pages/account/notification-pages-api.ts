import { notificationsApi, type NotificationView } from '../../store/api/generated/notifications';
import { byCursor, toPage, type Page } from '../../platform/paging';

/** What one was told, newest first, page by page. */
export const { useNotificationPagesInfiniteQuery } = notificationsApi.injectEndpoints({
  endpoints: (build) => ({
    notificationPages: build.infiniteQuery<Page<NotificationView>, undefined, string>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam }) => ({
        url: '/api/notifications',
        params: { cursor: pageParam || undefined },
      }),
      transformResponse: (notifications: NotificationView[], answer) => toPage(notifications, answer),
      providesTags: ['notifications'],
    }),
  }),
});
