import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { tableFileTexts } from 'shared-ui/dashboard';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { ReviewsPage } from './reviews-page';
import { savedReplyTexts } from '../../shared/saved-replies';
import { vendorReviewsTexts } from './texts';

export const screen: Screen = {
  Page: ReviewsPage,
  texts: [vendorReviewsTexts, savedReplyTexts, tableFileTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(vendorReviewsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
