import type { Screen } from 'shared-ui/remote';
import { sharedTexts } from 'shared-ui/i18n';
import { passkeyTexts } from 'shared-ui/ui';
import { ownActivityTexts } from '../../shared/own-activity/texts';
import { accountHead } from './account-screen-head';
import { pushTexts } from './push/push-texts';
import { SettingsPage } from './settings-page';
import { accountTexts } from './texts';

/** Settings; the same screen in the dashboards of customers, businesses and admins. */
export const screen: Screen = {
  Page: SettingsPage,
  texts: [accountTexts, ownActivityTexts, passkeyTexts, pushTexts, sharedTexts],
  head: accountHead('settings'),
};
