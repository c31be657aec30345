import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts } from 'shared-ui/i18n';
import { VerifyEmailPage } from './verify-email-page';
import { verifyEmailTexts } from './texts';

export const screen: Screen = {
  Page: VerifyEmailPage,
  texts: [verifyEmailTexts],
  head({ language }) {
    const t = readTexts(verifyEmailTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
