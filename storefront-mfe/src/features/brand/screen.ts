import { dealsApi } from 'shared-ui/api/deals';
import { brandsApi } from 'shared-ui/api/brands';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { isApiFailure } from 'shared-ui/store';
import { brandHead } from './brand-head';
import { BrandPage } from './brand-page';
import { dealsOfBrand } from './deals-of-brand';
import { trustTexts } from '../../shared/trust/texts';
import { brandTexts } from './texts';

const { brandsPage } = brandsApi.endpoints;

export const screen: Screen = {
  Page: BrandPage,
  texts: [brandTexts, trustTexts, sharedTexts],
  prefetch: ({ store: { dispatch }, params: { slug = '' } }) =>
    Promise.all([
      dispatch(brandsPage.initiate({ slug })),
      dispatch(dealsApi.endpoints.dealsList.initiate(dealsOfBrand(slug))),
    ]),
  head({ store, params: { slug = '' }, language, url }) {
    const t = readTexts(brandTexts, language);
    if (!t) return undefined;
    const { data, error } = brandsPage.select({ slug })(store.getState());
    if (data) return brandHead(data, language, url);
    const isMissing = isApiFailure(error) && [400, 404].includes(error.status);
    return { title: pageTitle(t('missing'), language), noIndex: true, status: isMissing ? 404 : undefined };
  },
};
