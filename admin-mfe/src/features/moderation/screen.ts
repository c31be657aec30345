import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/dashboard';
import { ModerationPage } from './moderation-page';
import { moderationTexts } from './texts';

export const screen: Screen = {
  Page: ModerationPage,
  texts: [moderationTexts, serverTableTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(moderationTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
