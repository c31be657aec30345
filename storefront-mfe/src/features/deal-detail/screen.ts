import { dealsApi } from 'shared-ui/api/deals';
import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { passTexts } from 'shared-ui/pass';
import { isApiFailure } from 'shared-ui/store';
import { dealHead } from './deal-head';
import { DealDetailPage } from './deal-detail-page';
import { readDealId } from './read-deal-id';
import { dealDetailTexts } from './texts';

async function firstReviews(id: number) {
  const { reviewsApi } = await import('shared-ui/api/reviews');
  return reviewsApi.endpoints.reviewsOfDeal.initiate({ id });
}

export const screen: Screen = {
  Page: DealDetailPage,
  texts: [dealDetailTexts, passTexts, sharedTexts],
  async prefetch({ store: { dispatch }, params }) {
    const id = readDealId(params.id);
    if (Number.isNaN(id)) return;
    await Promise.all([
      dispatch(dealsApi.endpoints.dealsOne.initiate({ id })),
      dispatch(dealsApi.endpoints.dealsSimilar.initiate({ id })),
      dispatch(await firstReviews(id)),
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
