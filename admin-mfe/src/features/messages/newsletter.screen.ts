import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { tableFileTexts } from 'shared-ui/dashboard';
import { serverTableTexts } from '../../shared/server-table';
import { NewsletterPage } from './newsletter-page';
import { messagesTexts } from './texts';

export const screen: Screen = {
  Page: NewsletterPage,
  texts: [messagesTexts, serverTableTexts, tableFileTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(messagesTexts, language);
    return t ? { title: pageTitle(t('newsletter'), language), noIndex: true } : undefined;
  },
};
