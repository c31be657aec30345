import {
  adminMessagesApi as generatedApi,
  type AdminMessageDetailView,
  type AdminMessageView,
  type AdminSubscriberView,
  type DecisionAcceptedView,
} from '../generated/admin-messages';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { always, changed, onSuccess, one, rowsOf } from '../tags';

export type * from '../generated/admin-messages';

const answered = ({ id }: AdminMessageDetailView) => [...changed('Message', id), 'Overview' as const];

const closed = (answer: AdminMessageDetailView | DecisionAcceptedView) =>
  'decisionId' in answer ? (['Work'] as const) : answered(answer);

export const adminMessagesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminMessagesOne: { providesTags: one('Message') },
    adminMessagesList: { providesTags: rowsOf('Message') },
    adminNewsletterList: { providesTags: ['Subscriber'] },
    adminMessagesAssign: { invalidatesTags: onSuccess(answered) },
    adminMessagesClose: { invalidatesTags: onSuccess(closed) },
    adminMessagesNote: { invalidatesTags: onSuccess(answered) },
    adminMessagesRelease: { invalidatesTags: onSuccess(answered) },
    adminMessagesReopen: { invalidatesTags: onSuccess(answered) },
    adminMessagesReply: { invalidatesTags: onSuccess(answered) },
  },
});

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
} = adminMessagesApi;

/** Queries of one page of messages or subscribers, with the total count. */
export const { useMessagePageQuery, useSubscriberPageQuery } = adminMessagesApi.injectEndpoints({
  endpoints: (build) => ({
    messagePage: build.query<Page<AdminMessageView>, ListQuery>(
      onePageQuery('/api/admin/messages', rowsOf('Message')),
    ),
    subscriberPage: build.query<Page<AdminSubscriberView>, ListQuery>(
      onePageQuery('/api/admin/newsletter', always('Subscriber')),
    ),
  }),
});
