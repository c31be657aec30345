import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { ReviewsPage } from './reviews-page';
import { vendorReviewsTexts } from './texts';

export const screen: Screen = {
  Page: ReviewsPage,
  texts: [vendorReviewsTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(vendorReviewsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
