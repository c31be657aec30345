import {
  dealDraftsApi as generatedApi,
  type DealDraftsListApiArg,
  type DealDraftView,
  type UpdateDealDraftDto,
} from '../generated/deal-drafts';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { changed, listOf, onSuccess, one, rowsOf } from '../tags';

export type * from '../generated/deal-drafts';

export const dealDraftsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    dealDraftsOne: { providesTags: one('DealDraft') },
    dealDraftsList: { providesTags: rowsOf('DealDraft') },
    dealDraftsCreate: { invalidatesTags: onSuccess([listOf('DealDraft')]) },
    dealDraftsWrite: { invalidatesTags: onSuccess((_draft, { id }) => changed('DealDraft', id)) },
    dealDraftsRemove: { invalidatesTags: onSuccess([listOf('DealDraft')]) },
    dealDraftsSubmit: {
      invalidatesTags: onSuccess([listOf('DealDraft'), listOf('Deal'), 'Subscription']),
    },
  },
});

export const {
  useDealDraftsListQuery,
  useDealDraftsCreateMutation,
  useDealDraftsOneQuery,
  useDealDraftsWriteMutation,
  useDealDraftsRemoveMutation,
  useDealDraftsSubmitMutation,
} = dealDraftsApi;

interface SaveDraftArg {
  id: number;
  update: UpdateDealDraftDto;
}

/** Infinite query of the drafts of the business; and the automatic saving of a draft, which refetches nothing. */
export const { useDealDraftPagesInfiniteQuery, useSaveDraftMutation } = dealDraftsApi.injectEndpoints({
  endpoints: (build) => ({
    dealDraftPages: build.infiniteQuery<Page<DealDraftView>, Omit<DealDraftsListApiArg, 'cursor'>, string>(
      pagedQuery('/api/vendors/me/deal-drafts', rowsOf('DealDraft')),
    ),
    saveDraft: build.mutation<DealDraftView, SaveDraftArg>({
      query: ({ id, update }) => ({
        url: `/api/vendors/me/deal-drafts/${id}`,
        method: 'PATCH',
        body: update,
      }),
    }),
  }),
});
