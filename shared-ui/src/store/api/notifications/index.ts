import { notificationsApi as generatedApi, type NotificationView } from '../generated/notifications';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always, onSuccess } from '../tags';

export type * from '../generated/notifications';

export const notificationsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    notificationsList: { providesTags: ['Notification'] },
    notificationsUnread: { providesTags: ['Notification'] },
    messagePreferencesRead: { providesTags: ['MessagePreferences'] },
    messagePreferencesUpdate: { invalidatesTags: onSuccess(['MessagePreferences']) },
    pushList: { providesTags: ['PushSubscription'] },
    pushSubscribe: { invalidatesTags: onSuccess(['PushSubscription']) },
    pushUnsubscribe: { invalidatesTags: onSuccess(['PushSubscription']) },
    notificationsRead: { invalidatesTags: onSuccess(['Notification']) },
  },
});

export const {
  useNotificationsListQuery,
  useNotificationsReadMutation,
  useNotificationsUnreadQuery,
  useNotificationsUnsubscribeMutation,
} = notificationsApi;

/** Infinite query of the notifications of the account, newest first. */
export const { useNotificationPagesInfiniteQuery } = notificationsApi.injectEndpoints({
  endpoints: (build) => ({
    notificationPages: build.infiniteQuery<Page<NotificationView>, undefined, string>(
      pagedQuery('/api/notifications', always('Notification')),
    ),
  }),
});
