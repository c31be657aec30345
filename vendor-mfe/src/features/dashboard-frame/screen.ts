import type { Screen } from 'shared-ui/remote';
import { sharedTexts } from 'shared-ui/i18n';
import { dashboardFrameTexts } from './texts';
import { VendorFrame } from './vendor-frame';

export const screen: Screen = {
  Page: VendorFrame,
  texts: [dashboardFrameTexts, sharedTexts],
};
