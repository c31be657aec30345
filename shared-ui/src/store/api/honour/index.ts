import { honourApi as generatedApi } from '../generated/honour';
import { changed, listOf, onSuccess, one, type Tag } from '../tags';

export type * from '../generated/honour';
export * from './case-pages';

/** A change of a case can create a pass, move points and close an item of the workbench. */
const caseTags = (_response: unknown, { id }: { id: string }): Tag[] => [
  ...changed('Case', id),
  'Pass',
  'Points',
  'Session',
  'Work',
];

export const honourApi = generatedApi.enhanceEndpoints({
  endpoints: {
    vendorHonourOwn: { providesTags: [listOf('Case')] },
    vendorHonourCostsOf: { providesTags: [listOf('Case')] },
    casesOne: { providesTags: one('Case') },
    honourAnswersQuestions: { providesTags: [listOf('Pass')] },
    honourAnswersAnswer: { invalidatesTags: onSuccess((_answer, { id }) => changed('Pass', id)) },
    casesOpen: { invalidatesTags: onSuccess([listOf('Case'), 'Pass']) },
    casesMessage: { invalidatesTags: onSuccess((_case, { id }) => changed('Case', id)) },
    casesWithdraw: { invalidatesTags: onSuccess(caseTags) },
    casesAcceptOffer: { invalidatesTags: onSuccess(caseTags) },
    casesRefuseOffer: { invalidatesTags: onSuccess(caseTags) },
    casesSecondLook: { invalidatesTags: onSuccess(caseTags) },
    casesAnswer: { invalidatesTags: onSuccess(caseTags) },
    casesDecide: { invalidatesTags: onSuccess(caseTags) },
  },
});

export const {
  useCasesOneQuery,
  useVendorHonourOwnQuery,
  useVendorHonourCostsOfQuery,
  useHonourAnswersQuestionsQuery,
  useHonourAnswersOfLinkQuery,
  useHonourAnswersAnswerMutation,
  useCasesOpenMutation,
  useCasesMessageMutation,
  useCasesWithdrawMutation,
  useCasesAcceptOfferMutation,
  useCasesRefuseOfferMutation,
  useCasesSecondLookMutation,
  useCasesAnswerMutation,
  useCasesDecideMutation,
} = honourApi;
