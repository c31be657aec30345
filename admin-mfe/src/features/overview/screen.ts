import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { OverviewPage } from './overview-page';
import { overviewTexts } from './texts';

export const screen: Screen = {
  Page: OverviewPage,
  texts: [overviewTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(overviewTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
