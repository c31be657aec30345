import { pageTitle } from 'shared-ui/format';
import { readTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { ReleasesPage } from './releases-page';
import { releaseTexts } from './texts';

export const screen: Screen = {
  Page: ReleasesPage,
  texts: [releaseTexts],
  head({ language }) {
    const t = readTexts(releaseTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
