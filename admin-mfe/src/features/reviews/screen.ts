import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableFileTexts } from 'shared-ui/dashboard';
import { serverTableTexts } from '../../shared/server-table';
import { ownBusinessTexts } from '../../shared/own-business/texts';
import { undoTexts } from '../../shared/undo/texts';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import { ReviewsPage } from './reviews-page';
import { reviewsTexts } from './texts';

export const screen: Screen = {
  Page: ReviewsPage,
  texts: [
    reviewsTexts,
    serverTableTexts,
    tableFileTexts,
    reasonTexts,
    ownBusinessTexts,
    undoTexts,
    sharedTexts,
  ],
  head({ language }) {
    const t = readTexts(reviewsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
