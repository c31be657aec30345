import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { BusinessPage } from './business-page';
import { businessTexts } from './texts';

export const screen: Screen = {
  Page: BusinessPage,
  texts: [businessTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(businessTexts, language);
    return t ? { title: pageTitle(t('profileTitle'), language), noIndex: true } : undefined;
  },
};
