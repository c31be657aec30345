import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { imageUploadTexts } from 'shared-ui/ui';
import { PriceItemsPage } from './price-items-page';
import { priceItemsTexts } from './texts';

export const screen: Screen = {
  Page: PriceItemsPage,
  texts: [priceItemsTexts, imageUploadTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(priceItemsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
