import type { Screen } from '../contract';
import { sharedTexts } from '../i18n';
import { imageUploadTexts } from '../image-upload';
import { accountHead } from './account-screen-head';
import { ProfilePage } from './profile-page';
import { accountTexts } from './texts';

/** One's own profile: the same in the dashboards of customers, businesses and admins. */
export const screen: Screen = {
  Page: ProfilePage,
  texts: [accountTexts, imageUploadTexts, sharedTexts],
  head: accountHead('profile'),
};
