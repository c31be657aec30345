import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { CustomerSignupPage } from './customer-signup-page';
import { customerSignupTexts } from './texts';

export const screen: Screen = {
  Page: CustomerSignupPage,
  texts: [customerSignupTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(customerSignupTexts, language);
    return t ? { title: pageTitle(t('title'), language), description: t('description') } : undefined;
  },
};
