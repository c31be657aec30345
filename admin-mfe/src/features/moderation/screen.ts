import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { fieldLabels, tableFileTexts } from 'shared-ui/dashboard';
import { serverTableTexts } from '../../shared/server-table';
import { ModerationPage } from './moderation-page';
import { moderationTexts } from '../../shared/deal-review/texts';
import { ownBusinessTexts } from '../../shared/own-business/texts';
import { undoTexts } from '../../shared/undo/texts';

export const screen: Screen = {
  Page: ModerationPage,
  texts: [
    moderationTexts,
    fieldLabels,
    serverTableTexts,
    tableFileTexts,
    ownBusinessTexts,
    undoTexts,
    sharedTexts,
  ],
  head({ language }) {
    const t = readTexts(moderationTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
