import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { CounterPage } from './counter-page';
import { offlineTexts } from './offline/texts';
import { overrideTexts } from './overrides/texts';
import { peopleTexts } from './people/texts';
import { pinTexts } from '../../shared/pin/texts';
import { phoneLookupTexts } from './phone-lookup/texts';
import { counterTexts } from './texts';

export const screen: Screen = {
  Page: CounterPage,
  texts: [counterTexts, offlineTexts, overrideTexts, peopleTexts, phoneLookupTexts, pinTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(counterTexts, language);
    return t ? { title: pageTitle(t('counter'), language), noIndex: true } : undefined;
  },
};
