import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableFileTexts } from 'shared-ui/dashboard';
import { serverTableTexts } from '../../shared/server-table';
import { adminRoleTexts } from '../../shared/admin-roles/texts';
import { reasonTexts } from '../../shared/reason-dialog/texts';
import { userTexts } from './texts';
import { UserPage } from './user-page';

export const screen: Screen = {
  Page: UserPage,
  texts: [userTexts, adminRoleTexts, reasonTexts, serverTableTexts, tableFileTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(userTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
