import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { passkeyTexts } from 'shared-ui/ui';
import { accountTexts } from '../texts';
import { EnrolmentPage } from './enrolment-page';
import { enrolmentTexts } from './texts';

export const screen: Screen = {
  Page: EnrolmentPage,
  texts: [enrolmentTexts, accountTexts, passkeyTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(enrolmentTexts, language);
    return t ? { title: pageTitle(t('enrolTitle'), language), noIndex: true } : undefined;
  },
};
