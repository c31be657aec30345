import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { codeScreenTexts } from '../../shared/pass/code-screen/texts';
import { passTexts } from '../../shared/pass/texts';
import { passesTexts } from '../../shared/passes/texts';
import { OfflinePage } from './offline-page';
import { offlineTexts } from './texts';

export const screen: Screen = {
  Page: OfflinePage,
  texts: [offlineTexts, passesTexts, passTexts, codeScreenTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(offlineTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
