import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { vendorSignupTexts } from './texts';
import { VendorSignupPage } from './vendor-signup-page';

export const screen: Screen = {
  Page: VendorSignupPage,
  texts: [vendorSignupTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(vendorSignupTexts, language);
    return t ? { title: pageTitle(t('title'), language), description: t('text') } : undefined;
  },
};
