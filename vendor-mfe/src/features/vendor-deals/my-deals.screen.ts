import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { MyDealsPage } from './my-deals-page';
import { vendorDealsTexts } from './texts';

export const screen: Screen = {
  Page: MyDealsPage,
  texts: [vendorDealsTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(vendorDealsTexts, language);
    return t ? { title: pageTitle(t('myDeals'), language), noIndex: true } : undefined;
  },
};
