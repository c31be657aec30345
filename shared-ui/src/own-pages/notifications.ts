import type { Screen } from '../platform/remote/contract';
import { sharedTexts } from '../platform/i18n';
import { accountHead } from './account/account-screen-head';
import { NotificationsPage } from './account/notifications-page';
import { accountTexts } from './account/texts';

/** What one was told: the same in the dashboards of customers, businesses and admins. */
export const screen: Screen = {
  Page: NotificationsPage,
  texts: [accountTexts, sharedTexts],
  head: accountHead('notifications'),
};
