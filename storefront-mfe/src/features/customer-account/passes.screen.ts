import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { codeScreenTexts } from '../../shared/pass/code-screen/texts';
import { passTexts } from '../../shared/pass/texts';
import { passesTexts } from '../../shared/passes/texts';
import { OwnPassesPage } from './own-passes-page';
import { customerAccountTexts } from './texts';

/** Passes of the user, at the same address in every dashboard. The redemptions of a business are another screen. */
export const screen: Screen = {
  Page: OwnPassesPage,
  texts: [customerAccountTexts, passesTexts, passTexts, codeScreenTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(passesTexts, language);
    return t ? { title: pageTitle(t('passes'), language), noIndex: true } : undefined;
  },
};
