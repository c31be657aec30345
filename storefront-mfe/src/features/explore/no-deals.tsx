import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import { useDealPagesInfiniteQuery } from 'shared-ui/api/deals';
import { inLanguage, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { nearestOf, type Place } from 'shared-ui/platform';
import { ButtonLink, EmptyState, useNow } from 'shared-ui/ui';
import { nextOpening } from '../../shared/opening-hours/next-opening';
import { dealCountText } from './deal-count';
import { cityOfList, pathOf, queryOf, without, type Filters } from './filters/filters';
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

/** True if a list is limited to open deals and otherwise to a city only. */
const isOpenOnly = (filters: Filters): boolean =>
  filters.open !== undefined && pathOf(without(filters, 'open', 'location', 'sort', 'view')) === '/deals';

/** Returns the same list with closed deals, and its sentence about those that open next; null if it has no deals either. */
function useLater({ filters, place, locations }: Explore) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  const now = useNow();
  const all = without(filters, 'open');
  const { data } = useDealPagesInfiniteQuery(queryOf(all, place), { skip: !isOpenOnly(filters) });
  const page = data?.pages[0];
  if (!isOpenOnly(filters) || !page?.total) return null;
  // Deals of later pages may open earlier.
  const next = page.items.length === page.total ? nextOpening(page.items) : null;
  const city = locations.find(({ slug }) => slug === cityOfList(filters, place));
  return {
    all,
    city: city && inLanguage(format.language, city.name, city.nameNe),
    count: format.number(page.total),
    text: next && t('openNext', { count: next.count, time: format.nextHour(next.at, now) }),
  };
}

/** Empty state of a list of open deals while others are closed. */
function NothingOpen({ all, city, count, text }: NonNullable<ReturnType<typeof useLater>>) {
  const t = useTexts(exploreTexts);
  return (
    <EmptyState
      drawing="search"
      title={city ? t('noneOpenInCity', { city }) : t('noneOpen')}
      text={text ?? ''}
      actions={
        <ButtonLink to={pathOf(all)}>
          {city ? t('showAllInCity', { count, city }) : t('showAll', { count })}
        </ButtonLink>
      }
    />
  );
}

/** True if the list has all deals of the marketplace. */
const isUnfiltered = ({ filters, place }: Explore): boolean =>
  !cityOfList(filters, place) && pathOf(without(filters, 'location', 'sort', 'view')) === '/deals';

/** Empty state: the nearest city with deals, or the filters whose removal brings deals back. */
export function NoDeals(explore: Explore) {
  const t = useTexts(exploreTexts);
  const language = useLanguage();
  const active = useActiveFilters(explore);
  const elsewhere = useCityWithoutDeals(explore);
  const later = useLater(explore);
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
  if (later) return <NothingOpen {...later} />;
  if (isUnfiltered(explore)) return <EmptyState drawing="search" title={t('none')} text={t('noneAtAll')} />;
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
