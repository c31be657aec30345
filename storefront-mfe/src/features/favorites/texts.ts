import { defineTexts } from 'shared-ui/i18n';

export const favoritesTexts = defineTexts({
  en: () => import(/* webpackChunkName: "favorites-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "favorites-texts-ne" */ './texts.ne.json'),
});
