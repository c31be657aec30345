import { catalogApi } from 'shared-ui/api/catalog';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { CustomerSignupPage } from './customer-signup-page';
import { customerSignupTexts } from './texts';

export const screen: Screen = {
  Page: CustomerSignupPage,
  texts: [customerSignupTexts, sharedTexts],
  prefetch: ({ store: { dispatch } }) => dispatch(catalogApi.endpoints.catalogLocations.initiate()),
  head({ language }) {
    const t = readTexts(customerSignupTexts, language);
    return t ? { title: pageTitle(t('title'), language), description: t('description') } : undefined;
  },
};
