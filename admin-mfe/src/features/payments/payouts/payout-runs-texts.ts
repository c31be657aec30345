import { defineTexts } from 'shared-ui/i18n';

export const payoutRunsTexts = defineTexts({
  en: () => import('./payout-runs-texts.en.json'),
  ne: () => import('./payout-runs-texts.ne.json'),
});
