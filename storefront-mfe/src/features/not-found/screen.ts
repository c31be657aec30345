import type { Screen } from 'shared-ui/remote';
import { pageTitle } from 'shared-ui/format';
import { readTexts } from 'shared-ui/i18n';
import { NotFoundPage } from './not-found-page';
import { notFoundTexts } from './texts';

export const screen: Screen = {
  Page: NotFoundPage,
  texts: [notFoundTexts],
  head({ language }) {
    const t = readTexts(notFoundTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true, status: 404 } : undefined;
  },
};
