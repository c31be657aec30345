import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { StaffInvitationPage } from './staff-invitation-page';
import { staffInvitationTexts } from './texts';

export const screen: Screen = {
  Page: StaffInvitationPage,
  texts: [staffInvitationTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(staffInvitationTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
