import { catalogApi } from 'shared-ui/api/catalog';
import { exploreApi } from 'shared-ui/api/explore';
import type { Screen } from 'shared-ui/remote';
import { sharedTexts } from 'shared-ui/i18n';
import { mapTexts } from 'shared-ui/map';
import { dealPagesEndpoints } from './deal-pages-api';
import { exploreHead } from './explore-head';
import { ExplorePage } from './explore-page';
import { queryOf, readFilters, unorderedQueryOf } from './filters/filters';
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
      asked.view === 'map' && dispatch(exploreApi.endpoints.exploreMap.initiate(unorderedQueryOf(asked))),
      dispatch(catalogApi.endpoints.catalogCategories.initiate()),
      dispatch(catalogApi.endpoints.catalogLocations.initiate()),
    ]);
  },
  head: exploreHead,
};
