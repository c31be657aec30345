import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { passkeyTexts } from 'shared-ui/ui';
import { AdminLoginPage } from './admin-login-page';
import { adminLoginTexts } from './texts';

export const screen: Screen = {
  Page: AdminLoginPage,
  texts: [passkeyTexts, adminLoginTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(adminLoginTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
