import { brandPagesEndpoints } from 'shared-ui/api/brands';
import { pageTitle } from 'shared-ui/format';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { readBrandsQuery } from './brands-query';
import { BrandsPage } from './brands-page';
import { brandsTexts } from './texts';

export const screen: Screen = {
  Page: BrandsPage,
  texts: [brandsTexts, sharedTexts],
  prefetch: ({ store: { dispatch }, url }) =>
    dispatch(brandPagesEndpoints.brandPages.initiate(readBrandsQuery(url.searchParams))),
  head({ language, url }) {
    const t = readTexts(brandsTexts, language);
    if (!t) return undefined;
    return {
      title: pageTitle(t('title'), language),
      description: t('description'),
      canonicalPath: url.pathname,
      noIndex: url.searchParams.has('search') || url.searchParams.has('sort'),
    };
  },
};
