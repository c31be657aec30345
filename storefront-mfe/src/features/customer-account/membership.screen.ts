import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { MembershipPage } from './membership-page';
import { membershipTexts } from './membership/texts';
import { customerAccountTexts } from './texts';

export const screen: Screen = {
  Page: MembershipPage,
  texts: [customerAccountTexts, membershipTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(customerAccountTexts, language);
    return t ? { title: pageTitle(t('membership'), language), noIndex: true } : undefined;
  },
};
