import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { decisionTexts } from 'shared-ui/decision';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/server-table';
import { userTexts } from './texts';
import { UserPage } from './user-page';

export const screen: Screen = {
  Page: UserPage,
  texts: [userTexts, decisionTexts, serverTableTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(userTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
