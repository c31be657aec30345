import type { Screen } from '../platform/remote/contract';
import { sharedTexts } from '../platform/i18n';
import { passkeyTexts } from '../ui/passkeys';
import { accountHead } from './account/account-screen-head';
import { SettingsPage } from './account/settings-page';
import { accountTexts } from './account/texts';

/** One's own settings: the same in the dashboards of customers, businesses and admins. */
export const screen: Screen = {
  Page: SettingsPage,
  texts: [accountTexts, passkeyTexts, sharedTexts],
  head: accountHead('settings'),
};
