import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { decisionTexts } from 'shared-ui/decision';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { mapTexts } from 'shared-ui/map';
import { serverTableTexts } from 'shared-ui/server-table';
import { vendorsTexts } from './texts';
import { VendorPage } from './vendor-page';

export const screen: Screen = {
  Page: VendorPage,
  texts: [vendorsTexts, decisionTexts, mapTexts, serverTableTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(vendorsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
