import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { CardPage } from './card-page';
import { cardTexts } from './card-texts';

export const screen: Screen = {
  Page: CardPage,
  texts: [cardTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(cardTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
