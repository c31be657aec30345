import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableFileTexts } from 'shared-ui/dashboard';
import { PayoutsPage } from './payouts-page';
import { payoutsTexts } from './texts';

export const screen: Screen = {
  Page: PayoutsPage,
  texts: [payoutsTexts, tableFileTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(payoutsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
