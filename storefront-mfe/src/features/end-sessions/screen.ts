import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts } from 'shared-ui/i18n';
import { EndSessionsPage } from './end-sessions-page';
import { endSessionsTexts } from './texts';

export const screen: Screen = {
  Page: EndSessionsPage,
  texts: [endSessionsTexts],
  head({ language }) {
    const t = readTexts(endSessionsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
