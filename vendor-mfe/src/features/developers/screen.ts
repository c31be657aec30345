import { developerTexts, webhookTexts } from 'shared-ui/developers';
import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { OwnDevelopersPage } from './own-developers-page';

export const screen: Screen = {
  Page: OwnDevelopersPage,
  texts: [developerTexts, webhookTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(developerTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
