import {
  adminMessagesApi,
  type AdminMessageView,
  type AdminSubscriberView,
} from 'shared-ui/api/admin-messages';
import type { Page } from 'shared-ui/platform';
import { pageOf } from 'shared-ui/dashboard';

export const { useMessagePageQuery, useSubscriberPageQuery } = adminMessagesApi.injectEndpoints({
  endpoints: (build) => ({
    messagePage: build.query<Page<AdminMessageView>, Record<string, string | undefined>>(
      pageOf('/api/admin/messages', 'admin-messages'),
    ),
    subscriberPage: build.query<Page<AdminSubscriberView>, Record<string, string | undefined>>(
      pageOf('/api/admin/newsletter', 'admin-messages'),
    ),
  }),
});
