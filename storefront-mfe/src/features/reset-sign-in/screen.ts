import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts } from 'shared-ui/i18n';
import { ResetSignInPage } from './reset-sign-in-page';
import { resetSignInTexts } from './texts';

export const screen: Screen = {
  Page: ResetSignInPage,
  texts: [resetSignInTexts],
  head({ language }) {
    const t = readTexts(resetSignInTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
