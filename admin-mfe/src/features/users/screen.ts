import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/server-table';
import { UsersPage } from './users-page';
import { usersTexts } from './texts';

export const screen: Screen = {
  Page: UsersPage,
  texts: [usersTexts, serverTableTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(usersTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
