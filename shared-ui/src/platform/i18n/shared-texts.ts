import { defineTexts } from './texts';

/** Translations of the kit and the deal card. Routes that use either must load them. */
export const sharedTexts = defineTexts({
  en: () => import(/* webpackChunkName: "shared-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "shared-texts-ne" */ './texts.ne.json'),
});
