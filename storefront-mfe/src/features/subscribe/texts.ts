import { defineTexts } from 'shared-ui/i18n';

export const subscribeTexts = defineTexts({
  en: () => import(/* webpackChunkName: "subscribe-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "subscribe-texts-ne" */ './texts.ne.json'),
});
