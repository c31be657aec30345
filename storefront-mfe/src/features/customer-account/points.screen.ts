import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { invitationTexts } from './invitations/texts';
import { PointsPage } from './points-page';
import { customerAccountTexts } from './texts';

export const screen: Screen = {
  Page: PointsPage,
  texts: [customerAccountTexts, invitationTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(customerAccountTexts, language);
    return t ? { title: pageTitle(t('pointsHistory'), language), noIndex: true } : undefined;
  },
};
