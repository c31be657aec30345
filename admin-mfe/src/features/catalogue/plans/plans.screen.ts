import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { catalogueTexts } from '../texts';
import { PlansPage } from './plans-page';
import { plansTexts } from './texts';

export const screen: Screen = {
  Page: PlansPage,
  texts: [plansTexts, catalogueTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(plansTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
