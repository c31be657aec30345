import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { DailyClosePage } from './daily-close-page';
import { dailyCloseTexts } from './texts';
import { pinTexts } from '../../../shared/pin/texts';
import { peopleTexts } from '../people/texts';

export const screen: Screen = {
  Page: DailyClosePage,
  texts: [dailyCloseTexts, peopleTexts, pinTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(dailyCloseTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
