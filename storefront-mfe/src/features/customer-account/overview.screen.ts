import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { codeScreenTexts } from '../../shared/pass/code-screen/texts';
import { passTexts } from '../../shared/pass/texts';
import { passesTexts } from '../../shared/passes/texts';
import { OverviewPage } from './overview-page';
import { customerAccountTexts } from './texts';

export const screen: Screen = {
  Page: OverviewPage,
  texts: [customerAccountTexts, passesTexts, passTexts, codeScreenTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(customerAccountTexts, language);
    return t ? { title: pageTitle(t('dashboard'), language), noIndex: true } : undefined;
  },
};
