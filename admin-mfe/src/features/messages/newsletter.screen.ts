import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { serverTableTexts } from 'shared-ui/dashboard';
import { NewsletterPage } from './newsletter-page';
import { messagesTexts } from './texts';

export const screen: Screen = {
  Page: NewsletterPage,
  texts: [messagesTexts, serverTableTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(messagesTexts, language);
    return t ? { title: pageTitle(t('newsletter'), language), noIndex: true } : undefined;
  },
};
