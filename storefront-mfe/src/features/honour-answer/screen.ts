import { honourApi } from 'shared-ui/api/honour';
import { pageTitle } from 'shared-ui/format';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import type { Screen } from 'shared-ui/remote';
import { HonourAnswerPage } from './honour-answer-page';
import { honourAnswerTexts } from './texts';

export const screen: Screen = {
  Page: HonourAnswerPage,
  texts: [honourAnswerTexts, sharedTexts],
  async prefetch({ store, url }) {
    const token = url.searchParams.get('token');
    if (token) await store.dispatch(honourApi.endpoints.honourAnswersOfLink.initiate({ token }));
  },
  head({ language }) {
    const t = readTexts(honourAnswerTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
