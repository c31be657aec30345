import { defineTexts } from './texts';

/** The words of the kit and the deal card. A route that shows either loads these too. */
export const sharedTexts = defineTexts({
  en: () => import(/* webpackChunkName: "shared-texts-en" */ './texts.en.json'),
  ne: () => import(/* webpackChunkName: "shared-texts-ne" */ './texts.ne.json'),
});
