import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { ownActivityTexts } from '../../shared/own-activity/texts';
import { FavoritesPage } from './favorites-page';
import { favoritesTexts } from './texts';

export const screen: Screen = {
  Page: FavoritesPage,
  texts: [favoritesTexts, ownActivityTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(favoritesTexts, language);
    return t
      ? { title: pageTitle(t('title'), language), description: t('description'), noIndex: true }
      : undefined;
  },
};
