import { dealPagesEndpoints } from 'shared-ui/api/deals';
import { catalogApi } from 'shared-ui/api/catalog';
import { pageTitle } from 'shared-ui/format';
import { placeOf } from 'shared-ui/platform';
import type { Head, ScreenContext } from 'shared-ui/remote';
import { inLanguage, readTexts } from 'shared-ui/i18n';
import { currentCategory } from './categories/current-category';
import { ALL_CITIES, countActive, pathOf, queryOf, readFilters, type Filters } from './filters/filters';
import { exploreTexts } from './texts';

interface Named {
  slug: string;
  name: string;
  nameNe: string;
}

type AppState = ReturnType<ScreenContext['store']['getState']>;

/** First page of the list as structured data for search engines. */
function itemListOf(filters: Filters, state: AppState, origin: string): object[] {
  const { data } = dealPagesEndpoints.dealPages.select(queryOf(filters, placeOf(state)))(state);
  const deals = data?.pages[0]?.items ?? [];
  if (deals.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: deals.map(({ id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${origin}/deals/${id}`,
      })),
    },
  ];
}

/** Metadata of a list for search engines and link previews. Only lists by category or city are indexed. */
export function exploreHead({ store, language, url }: ScreenContext): Head | undefined {
  const t = readTexts(exploreTexts, language);
  if (!t) return undefined;
  const state = store.getState();
  const filters = readFilters(url.searchParams);
  const { category, location, ...narrower } = filters;
  const nameOf = (list: readonly Named[] | undefined, slug: string | undefined): string | undefined => {
    const found = list?.find((entry) => entry.slug === slug);
    return found && inLanguage(language, found.name, found.nameNe);
  };
  const categories = catalogApi.endpoints.catalogCategories.select()(state).data ?? [];
  const current = currentCategory(categories, category);
  const kind = nameOf(categories, current);
  const place = nameOf(catalogApi.endpoints.catalogLocations.select()(state).data, location);
  const subject = { kind: kind ?? '', place: place ?? '' };
  const title =
    kind && place ? t('titleBoth', subject) : kind ? t('titleKind', subject) : t('titlePlace', subject);
  const isOneOfThousands =
    Boolean(narrower.search) ||
    narrower.view === 'map' ||
    countActive(narrower) > 0 ||
    url.searchParams.has('cursor');
  return {
    title: pageTitle(kind || place ? title : t('title'), language),
    description: t('description'),
    noIndex: isOneOfThousands,
    ...(process.env.BUILT_FOR !== 'browser' && {
      canonicalPath: pathOf({ category: current, ...(location !== ALL_CITIES && { location }) }),
      ...(current !== category && { movedTo: pathOf({ ...filters, category: current }) }),
      jsonLd: isOneOfThousands ? [] : itemListOf(filters, state, url.origin),
    }),
  };
}
