import { pageTitle } from 'shared-ui/format';
import { readTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { vitalTexts } from './texts';
import { VitalsPage } from './vitals-page';

export const screen: Screen = {
  Page: VitalsPage,
  texts: [vitalTexts],
  head({ language }) {
    const t = readTexts(vitalTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
