import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { ownBusinessTexts } from '../../shared/own-business/texts';
import { undoTexts } from '../../shared/undo/texts';
import { OverviewPage } from './overview-page';
import { figuresTexts } from './figures/texts';
import { overviewTexts } from './texts';

export const screen: Screen = {
  Page: OverviewPage,
  texts: [overviewTexts, figuresTexts, undoTexts, ownBusinessTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(overviewTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
