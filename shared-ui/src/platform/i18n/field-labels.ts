import { defineTexts } from './texts';

/**
 * Names of the fields of the API, by field. English is generated from the names in the server's error messages.
 */
export const fieldLabels = defineTexts({
  en: () => import(/* webpackChunkName: "field-labels-en" */ './errors/labels.en.json'),
  ne: () => import(/* webpackChunkName: "field-labels-ne" */ './errors/labels.ne.json'),
});
