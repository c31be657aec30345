import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { decisionTexts } from 'shared-ui/decision';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { imageUploadTexts } from 'shared-ui/image-upload';
import { CataloguePage } from './catalogue-page';
import { catalogueTexts } from './texts';

export const screen: Screen = {
  Page: CataloguePage,
  texts: [catalogueTexts, imageUploadTexts, decisionTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(catalogueTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
