import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { SavedPage } from './saved-page';
import { savedTexts } from './texts';

export const screen: Screen = {
  Page: SavedPage,
  texts: [savedTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(savedTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
