import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { StaffPage } from './staff-page';
import { pinTexts } from '../../shared/pin/texts';
import { staffTexts } from './texts';

export const screen: Screen = {
  Page: StaffPage,
  texts: [staffTexts, pinTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(staffTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
