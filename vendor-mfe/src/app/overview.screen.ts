import { tableRowsTexts } from 'shared-ui/dashboard';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { analyticsTexts } from '../features/analytics/texts';
import { businessTexts } from '../features/business/texts';
import { getLiveTexts } from '../features/business/get-live/get-live-texts';
import { payoutsTexts } from '../features/payouts/texts';
import { vendorDealsTexts } from '../features/vendor-deals/texts';
import { OverviewPage } from './overview-page';
import { overviewTexts } from './texts';

export const screen: Screen = {
  Page: OverviewPage,
  texts: [
    overviewTexts,
    analyticsTexts,
    vendorDealsTexts,
    businessTexts,
    getLiveTexts,
    payoutsTexts,
    tableRowsTexts,
    sharedTexts,
  ],
  head({ language }) {
    const t = readTexts(overviewTexts, language);
    return t ? { title: pageTitle(t('overview'), language), noIndex: true } : undefined;
  },
};
