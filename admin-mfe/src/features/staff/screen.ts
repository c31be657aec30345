import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { adminRoleTexts } from '../../shared/admin-roles/texts';
import { StaffPage } from './staff-page';
import { marketplaceStaffTexts } from './texts';

export const screen: Screen = {
  Page: StaffPage,
  texts: [marketplaceStaffTexts, adminRoleTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(marketplaceStaffTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
