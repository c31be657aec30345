import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { ResetPage } from './reset-page';
import { passwordTexts } from './texts';

export const screen: Screen = {
  Page: ResetPage,
  texts: [passwordTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(passwordTexts, language);
    return t ? { title: pageTitle(t('resetTitle'), language), noIndex: true } : undefined;
  },
};
