import type { ComponentType } from 'react';
import { siteApi } from 'shared-ui/api/site';
import { supportApi } from 'shared-ui/api/support';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { siteValuesOf } from '../../shared/site/site-values';
import { supportTexts } from './texts';

/** Creates the screen of the contact or help page, with the site's contact details and frequent questions. */
export const supportScreen = (
  Page: ComponentType,
  title: 'contactTitle' | 'helpTitle',
  description: 'contactDescription' | 'helpDescription',
): Screen => ({
  Page,
  texts: [supportTexts, sharedTexts],
  prefetch: ({ store: { dispatch } }) =>
    Promise.all([
      dispatch(siteApi.endpoints.siteRead.initiate()),
      dispatch(supportApi.endpoints.faqsList.initiate()),
    ]),
  head({ store, language, url }) {
    const t = readTexts(supportTexts, language);
    if (!t) return undefined;
    const { data: site } = siteApi.endpoints.siteRead.select()(store.getState());
    return {
      title: pageTitle(t(title), language),
      description: t(description, siteValuesOf(site, language)),
      canonicalPath: url.pathname,
    };
  },
});
