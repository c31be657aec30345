import { defineTexts } from 'shared-ui/i18n';

export const favoriteHeartTexts = defineTexts({
  en: () => import(/* webpackChunkName: "favorite-heart-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "favorite-heart-texts-ne" */ './texts.ne.json'),
});
