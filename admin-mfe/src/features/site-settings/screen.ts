import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { SiteSettingsPage } from './site-settings-page';
import { siteSettingsTexts } from './texts';

export const screen: Screen = {
  Page: SiteSettingsPage,
  texts: [siteSettingsTexts, sharedTexts],
  head({ language }) {
    const t = readTexts(siteSettingsTexts, language);
    return t ? { title: pageTitle(t('title'), language), noIndex: true } : undefined;
  },
};
