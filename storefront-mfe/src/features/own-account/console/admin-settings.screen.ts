import type { Screen } from 'shared-ui/remote';
import { screen as account } from '../settings.screen';
import { AdminSettingsPage } from './admin-settings-page';
import { accountSettingsTexts } from './texts';

export const screen: Screen = {
  ...account,
  Page: AdminSettingsPage,
  texts: [accountSettingsTexts, ...(account.texts ?? [])],
};
