import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableFileTexts } from 'shared-ui/dashboard';
import { serverTableTexts } from '../../../shared/server-table';
import { catalogueTexts } from '../texts';
import { SearchTermsPage } from './search-terms-page';
import { searchTermTexts } from './texts';

export const screen: Screen = {
  Page: SearchTermsPage,
  texts: [searchTermTexts, catalogueTexts, serverTableTexts, tableFileTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(searchTermTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
