import { statsApi } from 'shared-ui/api/stats';
import { subscriptionsApi } from 'shared-ui/api/subscriptions';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { SubscribePage } from './subscribe-page';
import { subscribeTexts } from './texts';

export const screen: Screen = {
  Page: SubscribePage,
  texts: [subscribeTexts, sharedTexts],
  prefetch: ({ store: { dispatch } }) =>
    Promise.all([
      dispatch(subscriptionsApi.endpoints.membershipsList.initiate()),
      dispatch(statsApi.endpoints.statsRead.initiate()),
    ]),
  head({ language }) {
    const t = readTexts(subscribeTexts, language);
    return t ? { title: pageTitle(t('pageTitle'), language), description: t('description') } : undefined;
  },
};
