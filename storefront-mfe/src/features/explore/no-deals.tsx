import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import { useDealPagesInfiniteQuery } from 'shared-ui/api/deals';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { nearestOf, type Place } from 'shared-ui/platform';
import { ButtonLink, EmptyState } from 'shared-ui/ui';
import { dealCountText } from './deal-count';
import { cityOfList, pathOf, queryOf } from './filters/filters';
import { useActiveFilters, type ActiveFilter } from './filters/use-active-filters';
import { exploreTexts } from './texts';
import type { Explore } from './use-explore';

/** Link to the list without one of its filters, if that list has deals. */
function WithoutFilter({ name, rest, place }: ActiveFilter & { place: Place }) {
  const t = useTexts(exploreTexts);
  const { data } = useDealPagesInfiniteQuery(queryOf(rest, place));
  const page = data?.pages[0];
  if (!page?.total) return null;
  return (
    <ButtonLink variant="tint" to={pathOf(rest)}>
      {t('removeFilter', { name, deals: dealCountText(t, page) })}
    </ButtonLink>
  );
}

/** City of the list if it has no deals at all, and the nearest one that has. */
function useCityWithoutDeals({ filters, place }: Pick<Explore, 'filters' | 'place'>) {
  const slug = cityOfList(filters, place);
  const { data: places = [] } = useCatalogPlacesQuery(undefined, { skip: !slug });
  const city = places.find((one) => one.slug === slug);
  if (!city || city.dealCount > 0) return null;
  const nearest = nearestOf(
    city,
    places.filter(({ dealCount }) => dealCount > 0),
  );
  return nearest ? { city, nearest } : null;
}

/** Empty state: the nearest city with deals, or the filters whose removal brings deals back. */
export function NoDeals(explore: Explore) {
  const t = useTexts(exploreTexts);
  const language = useLanguage();
  const active = useActiveFilters(explore);
  const elsewhere = useCityWithoutDeals(explore);
  if (elsewhere) {
    const [city, nearest] = [elsewhere.city, elsewhere.nearest].map(({ name, nameNe }) =>
      inLanguage(language, name, nameNe),
    );
    return (
      <EmptyState
        drawing="search"
        title={t('noneInCity', { city: city ?? '' })}
        text={t('nearestIs', { city: nearest ?? '' })}
        actions={
          <ButtonLink to={pathOf({ location: elsewhere.nearest.slug })}>
            {t('seeInCity', { count: elsewhere.nearest.dealCount, city: nearest ?? '' })}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={t('none')}
      text={t('noneText')}
      actions={
        <>
          {explore.answer?.suggestions.map((search) => (
            <ButtonLink key={search} variant="tint" to={pathOf({ search })}>
              {search}
            </ButtonLink>
          ))}
          {active.length > 1 &&
            active.map((filter) => <WithoutFilter key={filter.name} {...filter} place={explore.place} />)}
          <ButtonLink to={pathOf({ view: explore.filters.view })}>{t('clearFilters')}</ButtonLink>
        </>
      }
    />
  );
}
