import { catalogApi } from 'shared-ui/api/catalog';
import { dealsApi } from 'shared-ui/api/deals';
import { statsApi } from 'shared-ui/api/stats';
import { brandsApi } from 'shared-ui/api/brands';
import { brand, pageTitle } from 'shared-ui/format';
import { placeOf } from 'shared-ui/platform';
import type { Screen } from 'shared-ui/remote';
import { readTexts, sharedTexts, type Language } from 'shared-ui/i18n';
import { HomePage } from './home-page';
import { prefetchNearRail } from './near/prefetch-near-rail';
import { homeTexts } from './texts';

const organizationOf = (language: Language, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name.en,
  alternateName: brand.name.ne,
  url: origin,
  slogan: brand.tagline[language],
});

const searchOf = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name.en,
  url: origin,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/deals?search={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

export const screen: Screen = {
  Page: HomePage,
  texts: [homeTexts, sharedTexts],
  prefetch({ store }) {
    const { dispatch } = store;
    const { city } = placeOf(store.getState());
    return Promise.all([
      prefetchNearRail(store),
      dispatch(catalogApi.endpoints.catalogPlaces.initiate()),
      dispatch(dealsApi.endpoints.dealsFeatured.initiate({ place: 'hero' })),
      dispatch(dealsApi.endpoints.dealsFeatured.initiate({ place: 'specials', city })),
      dispatch(dealsApi.endpoints.dealsFeatured.initiate({ city })),
      dispatch(brandsApi.endpoints.brandsList.initiate({})),
      dispatch(statsApi.endpoints.statsRead.initiate()),
    ]);
  },
  head({ language, url }) {
    const t = readTexts(homeTexts, language);
    if (!t) return undefined;
    return {
      title: pageTitle(t('pageTitle'), language),
      description: t('pageDescription'),
      type: 'website',
      ...(process.env.BUILT_FOR !== 'browser' && {
        jsonLd: [organizationOf(language, url.origin), searchOf(url.origin)],
      }),
    };
  },
};
