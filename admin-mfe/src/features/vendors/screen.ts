import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { decisionTexts } from 'shared-ui/decision';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/server-table';
import { VendorsPage } from './vendors-page';
import { vendorsTexts } from './texts';

export const screen: Screen = {
  Page: VendorsPage,
  texts: [vendorsTexts, decisionTexts, serverTableTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(vendorsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
