import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { NewsletterPage } from './newsletter-page';
import { newsletterTexts } from './texts';

export const screen: Screen = {
  Page: NewsletterPage,
  texts: [newsletterTexts, sharedTexts],
  head({ language, url }) {
    const t = readTexts(newsletterTexts, language);
    if (!t) return undefined;
    return {
      title: pageTitle(t('title'), language),
      description: t('description'),
      canonicalPath: url.pathname,
      // Only the page itself is indexed, not the results of links.
      noIndex: url.search !== '',
    };
  },
};
