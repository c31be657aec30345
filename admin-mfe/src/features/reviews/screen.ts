import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { decisionTexts } from 'shared-ui/decision';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/server-table';
import { ReviewsPage } from './reviews-page';
import { reviewsTexts } from './texts';

export const screen: Screen = {
  Page: ReviewsPage,
  texts: [reviewsTexts, serverTableTexts, decisionTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(reviewsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
