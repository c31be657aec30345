import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { DevelopersPage } from './developers-page';
import { developersTexts } from './texts';

export const developers: Screen = {
  Page: DevelopersPage,
  texts: [developersTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(developersTexts, language);
    return t ? { title: pageTitle(t('title'), language), description: t('description') } : undefined;
  },
};
