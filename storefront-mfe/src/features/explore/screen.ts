import { dealPagesEndpoints } from 'shared-ui/api/deals';
import { catalogApi } from 'shared-ui/api/catalog';
import { exploreApi } from 'shared-ui/api/explore';
import { placeOf } from 'shared-ui/platform';
import type { Screen } from 'shared-ui/remote';
import { sharedTexts } from 'shared-ui/i18n';
import { mapTexts } from 'shared-ui/map';
import { exploreHead } from './explore-head';
import { ExplorePage } from './explore-page';
import { queryOf, readFilters, unorderedQueryOf } from './filters/filters';
import { exploreTexts } from './texts';

export const screen: Screen = {
  Page: ExplorePage,
  texts: [exploreTexts, mapTexts, sharedTexts],
  prefetch({ store: { dispatch, getState }, url }) {
    const asked = readFilters(url.searchParams);
    const place = placeOf(getState());
    const filters = queryOf(asked, place);
    const from = url.searchParams.get('cursor');
    return Promise.all([
      dispatch(dealPagesEndpoints.dealPages.initiate(from ? { ...filters, from } : filters)),
      asked.view === 'map' &&
        dispatch(exploreApi.endpoints.exploreMap.initiate(unorderedQueryOf(asked, place))),
      dispatch(catalogApi.endpoints.catalogCategories.initiate()),
      dispatch(catalogApi.endpoints.catalogLocations.initiate()),
    ]);
  },
  head: exploreHead,
};
