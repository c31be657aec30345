import type { Screen } from 'shared-ui/remote';
import { sharedTexts } from 'shared-ui/i18n';
import { accountHead } from './account-screen-head';
import { NotificationsPage } from './notifications-page';
import { accountTexts } from './texts';

/** Notifications; the same screen in the dashboards of customers, businesses and admins. */
export const screen: Screen = {
  Page: NotificationsPage,
  texts: [accountTexts, sharedTexts],
  head: accountHead('notifications'),
};
