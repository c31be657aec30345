import type { Screen } from '../platform/remote/contract';
import { sharedTexts } from '../platform/i18n';
import { imageUploadTexts } from '../ui/image-upload';
import { accountHead } from './account/account-screen-head';
import { ProfilePage } from './account/profile/profile-page';
import { accountTexts } from './account/texts';

/** One's own profile: the same in the dashboards of customers, businesses and admins. */
export const screen: Screen = {
  Page: ProfilePage,
  texts: [accountTexts, imageUploadTexts, sharedTexts],
  head: accountHead('profile'),
};
