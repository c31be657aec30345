import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { MessagePage } from './message-page';
import { messagesTexts } from './texts';

export const screen: Screen = {
  Page: MessagePage,
  texts: [messagesTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(messagesTexts, language);
    return t ? { title: pageTitle(t('message'), language), noIndex: true } : undefined;
  },
};
