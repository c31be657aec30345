import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { SignupPage } from './signup-page';
import { signupTexts } from './signup-texts';
import { businessTexts } from '../texts';

export const screen: Screen = {
  Page: SignupPage,
  texts: [signupTexts, businessTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(signupTexts, language);
    return t ? { title: pageTitle(t('title'), language), description: t('lead') } : undefined;
  },
};
