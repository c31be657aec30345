import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts, type TextKey } from 'shared-ui/i18n';
import { passTexts } from '../../shared/pass/texts';
import type english from './texts.en.json';
import { orderTexts } from './texts';

/** Creates a private screen about a customer's orders. */
export const orderScreen = (Page: Screen['Page'], title: TextKey<typeof english>): Screen => ({
  Page,
  texts: [orderTexts, passTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(orderTexts, language);
    return t ? { title: pageTitle(t(title), language), noIndex: true } : undefined;
  },
});
