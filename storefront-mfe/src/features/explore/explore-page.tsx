import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Button, buttonClass, Container, ErrorState, lazyPart, VisuallyHidden } from 'shared-ui/ui';
import { Link, Navigate } from 'shared-ui/router';
import { ActiveFilters } from './filters/active-filters';
import { CategoryRow } from './categories/category-row';
import { CityChoice } from './near/city-choice';
import { currentCategory } from './categories/current-category';
import { dealCountText } from './deal-count';
import { DealResults } from './deal-results';
import styles from './explore-page.module.css';
import { countActive, pathOf } from './filters/filters';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';
import { exploreTexts } from './texts';
import { useExplore, type Explore } from './use-explore';
import { useNearMe } from './near/use-near-me';
import { ViewChoice } from './view-choice';

// Who looks at the list does not fetch what draws the map.
const FilterSheet = lazyPart(async () => (await import('./filters/filter-sheet')).FilterSheet);
const DealMap = lazyPart(async () => (await import('./map/deal-map')).DealMap);

function Count({ lastPage, filters, locations }: Explore) {
  const t = useTexts(exploreTexts);
  const { language } = useFormat();
  const city = locations.find(({ slug }) => slug === filters.location);
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
      <span className={styles.filterWord}>{t('filters')}</span>
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

/** Title, number of deals, search and the choices beside it. */
function PageHead({ explore, nearMe, onFilter }: PartProps & { onFilter(): void }) {
  const t = useTexts(exploreTexts);
  const { filters, show } = explore;
  return (
    <div className={styles.head}>
      <div>
        <h1>{t('title')}</h1>
        <Count {...explore} />
      </div>
      <div className={styles.tools}>
        <SearchBox filters={filters} onShow={show} />
        <FilterButton active={countActive(filters)} onOpen={onFilter} />
        <SortSelect filters={filters} nearMe={nearMe} onShow={show} />
        <ViewChoice filters={filters} />
      </div>
    </div>
  );
}

/** The search for the visitor's place, and the choice of a city where it fails. */
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
      <CategoryRow filters={filters} categories={categories} />
      <ActiveFilters {...explore} />
      <NearNotes explore={explore} nearMe={nearMe} />
      {from && !isMap && (
        <Link to={pathOf(filters)} className={buttonClass({ variant: 'text' })}>
          {t('firstPage')}
        </Link>
      )}
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
