import { dealsApi } from 'shared-ui/api/deals';
import { pageTitle } from 'shared-ui/format';
import type { Screen, ScreenContext } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { isApiFailure } from 'shared-ui/store';
import { dealHead } from './deal-head';
import { DealDetailPage } from './deal-detail-page';
import { readDealId } from './read-deal-id';
import { dealDetailTexts } from './texts';

async function prefetchReviews({ store, url }: ScreenContext, dealId: number): Promise<unknown> {
  const { readReviewSort, reviewPagesEndpoints } = await import('./reviews/review-pages-api');
  const query = { dealId, sort: readReviewSort(url.searchParams) };
  return store.dispatch(reviewPagesEndpoints.reviewPages.initiate(query));
}

export const screen: Screen = {
  Page: DealDetailPage,
  // The texts of a code load with the code.
  texts: [dealDetailTexts, sharedTexts],
  async prefetch(context) {
    const { store, params } = context;
    const id = readDealId(params.id);
    if (Number.isNaN(id)) return;
    await Promise.all([
      store.dispatch(dealsApi.endpoints.dealsOne.initiate({ id })),
      store.dispatch(dealsApi.endpoints.dealsSimilar.initiate({ id })),
      prefetchReviews(context, id),
    ]);
  },
  head({ store, params, language, url }) {
    const t = readTexts(dealDetailTexts, language);
    if (!t) return undefined;
    const id = readDealId(params.id);
    const { data: deal, error } = dealsApi.endpoints.dealsOne.select({ id })(store.getState());
    if (deal) return dealHead(deal, language, url);
    const status = isApiFailure(error) && error.status === 410 ? 410 : 404;
    const missing = Number.isNaN(id) || (isApiFailure(error) && [400, 404, 410].includes(error.status));
    return {
      title: pageTitle(t('missingTitle'), language),
      noIndex: true,
      status: missing ? status : undefined,
    };
  },
};
