import { defineTexts } from '../platform/i18n';

/** Names of the fields of the API, by field. English is generated from the names in the server's error messages. */
export const fieldLabels = defineTexts({
  en: () => import(/* webpackChunkName: "field-labels-en" */ '../platform/i18n/errors/labels.en.json'),
  ne: () => import(/* webpackChunkName: "field-labels-ne" */ '../platform/i18n/errors/labels.ne.json'),
});
