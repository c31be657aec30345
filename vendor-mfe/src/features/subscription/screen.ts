import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { SubscriptionPage } from './subscription-page';
import { subscriptionTexts } from './texts';

export const screen: Screen = {
  Page: SubscriptionPage,
  texts: [subscriptionTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(subscriptionTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
