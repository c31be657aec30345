import { dealDraftsApi, type DealDraftView, type UpdateDealDraftDto } from 'shared-ui/api/deal-drafts';

interface SaveDraftArg {
  id: number;
  update: UpdateDealDraftDto;
}

/** Saving while somebody types. Nothing else on the page shows a draft: nothing is asked for anew. */
export const { useSaveDraftMutation } = dealDraftsApi.injectEndpoints({
  endpoints: (build) => ({
    saveDraft: build.mutation<DealDraftView, SaveDraftArg>({
      query: ({ id, update }) => ({
        url: `/api/vendors/me/deal-drafts/${id}`,
        method: 'PATCH',
        body: update,
      }),
    }),
  }),
});
