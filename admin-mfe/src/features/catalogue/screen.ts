import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { imageUploadTexts } from 'shared-ui/ui';
import { CataloguePage } from './catalogue-page';
import { catalogueTexts } from './texts';

export const screen: Screen = {
  Page: CataloguePage,
  texts: [catalogueTexts, imageUploadTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(catalogueTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
