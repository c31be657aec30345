import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableRowsTexts } from 'shared-ui/dashboard';
import { RedemptionsPage } from './redemptions-page';
import { redemptionsTexts } from './texts';

export const screen: Screen = {
  Page: RedemptionsPage,
  texts: [redemptionsTexts, tableRowsTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(redemptionsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
