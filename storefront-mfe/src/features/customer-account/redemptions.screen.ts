import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { passTexts } from 'shared-ui/own-pages/pass';
import { passesTexts } from 'shared-ui/own-pages/passes';
import { RedemptionsPage } from './redemptions-page';
import { customerAccountTexts } from './texts';

export const screen: Screen = {
  Page: RedemptionsPage,
  texts: [customerAccountTexts, passesTexts, passTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(customerAccountTexts, language);
    return t ? { title: pageTitle(t('myRedemptions'), language), noIndex: true } : undefined;
  },
};
