import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { ForgotPage } from './forgot-page';
import { passwordTexts } from './texts';

export const screen: Screen = {
  Page: ForgotPage,
  texts: [passwordTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(passwordTexts, language);
    return t ? { title: pageTitle(t('forgotTitle'), language), noIndex: true } : undefined;
  },
};
