import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts } from 'shared-ui/i18n';
import { CodeLandingPage } from './code-landing-page';
import { codeLandingTexts } from './texts';

export const screen: Screen = {
  Page: CodeLandingPage,
  texts: [codeLandingTexts],
  head({ language }) {
    const t = readTexts(codeLandingTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
