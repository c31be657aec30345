import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import {
  Button,
  buttonClass,
  Container,
  cx,
  deferredPart,
  ErrorState,
  lazyPart,
  VisuallyHidden,
} from 'shared-ui/ui';
import { Link, Navigate } from 'shared-ui/router';
import { CategoryRow } from './categories/category-row';
import { currentCategory } from './categories/current-category';
import choices from './choices.module.css';
import { dealCountText } from './deal-count';
import { DealResults } from './deal-results';
import styles from './explore-page.module.css';
import { ColumnOutline } from './filters/column-outline';
import { cityOfList, countActive, isNarrowed, pathOf } from './filters/filters';
import { SortSelect } from './sort-select';
import { exploreTexts } from './texts';
import { useExplore, type Explore } from './use-explore';
import { useIsWide } from './use-is-wide';
import { useHasMap } from './map/use-has-map';
import { useNearMe } from './near/use-near-me';
import { RelaxedNote } from './search/relaxed-note';
// Styles of parts that the server renders. Their code loads later.
import './map/deal-map.module.css';
import './search/search.module.css';
import './view-choice.module.css';

// The list does not load the code of the map.
const CityChoice = lazyPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './near/city-choice')).CityChoice,
);
const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './filters/filter-sheet')).FilterSheet,
);
const FilterColumn = deferredPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './filters/filter-column')).FilterColumn,
);
// Not needed for a list without filters.
const ActiveFilters = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "explore-parts" */ './filters/active-filters')).ActiveFilters,
);
const TextFilters = lazyPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './search/text-filters')).TextFilters,
);
const ViewChoice = lazyPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './view-choice')).ViewChoice,
);

const DealMap = lazyPart(async () => (await import('./map/deal-map')).DealMap);

function Count({ lastPage, filters, place, locations }: Explore) {
  const t = useTexts(exploreTexts);
  const { language } = useFormat();
  const city = locations.find(({ slug }) => slug === cityOfList(filters, place));
  return (
    <p className={styles.count} role="status">
      {lastPage && (
        <>
          <b>{dealCountText(t, lastPage)}</b>{' '}
          {city && t('inPlace', { place: inLanguage(language, city.name, city.nameNe) })}
        </>
      )}
    </p>
  );
}

function FilterButton({ active, onOpen }: { active: number; onOpen(): void }) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  return (
    <Button variant="outline" className={styles.filterButton} aria-haspopup="dialog" onClick={onOpen}>
      <SlidersHorizontal size={18} />
      {t('filters')}
      {active > 0 && (
        <span className={styles.dot}>
          {format.number(active)} <VisuallyHidden>{t('active')}</VisuallyHidden>
        </span>
      )}
    </Button>
  );
}

interface PartProps {
  explore: Explore;
  nearMe: ReturnType<typeof useNearMe>;
}

/** Title, number of deals, filters and order. */
function PageHead({ explore, nearMe, onFilter }: PartProps & { onFilter(): void }) {
  const t = useTexts(exploreTexts);
  const hasMap = useHasMap();
  const { filters, show } = explore;
  return (
    <div className={styles.head}>
      <div>
        <h1>{t('title')}</h1>
        <Count {...explore} />
      </div>
      <div className={styles.tools}>
        <FilterButton active={countActive(filters)} onOpen={onFilter} />
        <SortSelect filters={filters} nearMe={nearMe} onShow={show} />
        {(hasMap || filters.view === 'map') && <ViewChoice filters={filters} />}
      </div>
    </div>
  );
}

/** Progress of locating the visitor, and the city selection if it fails. */
function NearNotes({ explore: { filters, locations }, nearMe }: PartProps) {
  const t = useTexts(exploreTexts);
  return (
    <>
      {nearMe.asking && (
        <p className={styles.count} role="status">
          {t('findingPlace')}
        </p>
      )}
      {nearMe.problem && (
        <CityChoice
          problem={nearMe.problem}
          filters={filters}
          locations={locations}
          onDismiss={nearMe.dismiss}
        />
      )}
    </>
  );
}

/** Separate component for the screen width, so that a change does not render the server's content again. */
function SideFilters(explore: Explore) {
  const outline = <ColumnOutline {...explore} />;
  return useIsWide() ? <FilterColumn {...explore} onChange={explore.show} waiting={outline} /> : outline;
}

export function ExplorePage() {
  const t = useTexts(exploreTexts);
  const explore = useExplore();
  const { filters, from, categories, show } = explore;
  const isMap = filters.view === 'map';
  const nearMe = useNearMe();
  const [sheetOpen, setSheetOpen] = useState(false);
  const category = currentCategory(categories, filters.category);
  if (category !== filters.category) return <Navigate replace to={pathOf({ ...filters, category })} />;
  return (
    <Container className={styles.page}>
      <PageHead explore={explore} nearMe={nearMe} onFilter={() => setSheetOpen(true)} />
      <div className={cx(choices.choices, styles.choices)}>
        {isNarrowed(filters, explore.place) && <ActiveFilters {...explore} />}
        <CategoryRow filters={filters} categories={categories} />
      </div>
      {filters.search && (
        <>
          <TextFilters {...explore} nearMe={nearMe} />
          <RelaxedNote filters={filters} answer={explore.answer} total={explore.lastPage?.total ?? 0} />
        </>
      )}
      <NearNotes explore={explore} nearMe={nearMe} />
      {from && !isMap && (
        <Link to={pathOf(filters)} className={buttonClass({ variant: 'text' })}>
          {t('firstPage')}
        </Link>
      )}
      <div className={styles.columns}>
        <aside className={styles.column} aria-label={t('filters')}>
          <SideFilters {...explore} />
        </aside>
        <div className={styles.results}>
          {isMap ? (
            <DealMap
              {...explore}
              instead={(again) => (
                <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={again} />
              )}
            />
          ) : (
            <DealResults {...explore} />
          )}
        </div>
      </div>
      {sheetOpen && (
        <FilterSheet
          {...explore}
          onClose={() => setSheetOpen(false)}
          onApply={(chosen) => {
            setSheetOpen(false);
            show(chosen);
          }}
        />
      )}
    </Container>
  );
}
