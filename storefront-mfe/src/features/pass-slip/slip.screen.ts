import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { PassSlipPage } from './pass-slip-page';
import { slipTexts } from './texts';

export const screen: Screen = {
  Page: PassSlipPage,
  texts: [slipTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(slipTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
