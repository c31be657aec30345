import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { imageUploadTexts } from 'shared-ui/ui';
import { BusinessPage } from './business-page';
import { businessTexts } from './texts';

export const screen: Screen = {
  Page: BusinessPage,
  texts: [businessTexts, imageUploadTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(businessTexts, language);
    return t ? { title: pageTitle(t('profileTitle'), language), noIndex: true } : undefined;
  },
};
