import { catalogApi } from 'shared-ui/api/catalog';
import { dealsApi } from 'shared-ui/api/deals';
import { pageTitle } from 'shared-ui/brand';
import type { Screen } from 'shared-ui/contract';
import { readTexts, sharedTexts } from 'shared-ui/i18n';
import { mapTexts } from 'shared-ui/map';
import { dealPagesEndpoints } from './deal-pages-api';
import { ExplorePage } from './explore-page';
import { countActive, pathOf, queryOf, readFilters, unorderedQueryOf } from './filters';
import { exploreTexts } from './texts';

export const screen: Screen = {
  Page: ExplorePage,
  texts: [exploreTexts, mapTexts, sharedTexts],
  prefetch({ store: { dispatch }, url }) {
    const asked = readFilters(url.searchParams);
    const filters = queryOf(asked);
    const from = url.searchParams.get('cursor');
    return Promise.all([
      dispatch(dealPagesEndpoints.dealPages.initiate(from ? { ...filters, from } : filters)),
      asked.view === 'map' && dispatch(dealsApi.endpoints.dealsMap.initiate(unorderedQueryOf(asked))),
      dispatch(catalogApi.endpoints.catalogCategories.initiate()),
      dispatch(catalogApi.endpoints.catalogLocations.initiate()),
    ]);
  },
  head({ language, url }) {
    const t = readTexts(exploreTexts, language);
    if (!t) return undefined;
    const { category, location, ...narrower } = readFilters(url.searchParams);
    return {
      title: pageTitle(t('title'), language),
      description: t('description'),
      canonicalPath: pathOf({ category, location }),
      // Lists by category or city are worth finding; every other combination is one of thousands.
      noIndex:
        Boolean(narrower.search) ||
        narrower.view === 'map' ||
        countActive(narrower) > 0 ||
        url.searchParams.has('cursor'),
    };
  },
};
