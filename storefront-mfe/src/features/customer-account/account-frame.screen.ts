import type { Screen } from 'shared-ui/remote';
import { dashboardTexts } from 'shared-ui/dashboard';
import { sharedTexts } from 'shared-ui/i18n';
import { AccountFrame } from './account-frame';
import { customerAccountTexts } from './texts';

export const screen: Screen = {
  Page: AccountFrame,
  texts: [customerAccountTexts, dashboardTexts, sharedTexts],
};
