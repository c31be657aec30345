import type { Screen } from 'shared-ui/remote';
import { sharedTexts } from 'shared-ui/i18n';
import { imageUploadTexts } from 'shared-ui/ui';
import { accountHead } from './account-screen-head';
import { ProfilePage } from './profile/profile-page';
import { accountTexts } from './texts';

/** Profile; the same screen in the dashboards of customers, businesses and admins. */
export const screen: Screen = {
  Page: ProfilePage,
  texts: [accountTexts, imageUploadTexts, sharedTexts],
  head: accountHead('profile'),
};
