import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import { useSavedSearchesListQuery } from 'shared-ui/api/saved-searches';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { useFocusAfterRemoval } from '../../shared/focus/use-focus-after-removal';
import styles from './saved-page.module.css';
import { SavedSearchRow } from './saved-search-row';
import { searchNameOf } from './search-name';
import { savedTexts } from './texts';

/** Returns the names of categories and cities in the language of the page, by slug. */
function useCatalogNames(): ReadonlyMap<string, string> {
  const language = useLanguage();
  const { data: categories = [] } = useCatalogCategoriesQuery();
  const { data: locations = [] } = useCatalogLocationsQuery();
  return new Map(
    [...categories, ...locations].map(({ slug, name, nameNe }) => [slug, inLanguage(language, name, nameNe)]),
  );
}

function SearchRows() {
  const t = useTexts(savedTexts);
  const names = useCatalogNames();
  const { data: searches, isError, refetch } = useSavedSearchesListQuery();
  if (searches && searches.length > 0) {
    return (
      <Card className={styles.sheet}>
        <ul aria-labelledby="saved-searches">
          {searches.map((search) => (
            <SavedSearchRow
              key={search.id}
              search={search}
              name={search.name ?? searchNameOf(search.query, t, names)}
            />
          ))}
        </ul>
      </Card>
    );
  }
  if (isError && !searches) {
    const retry = () => void refetch();
    return <ErrorState level={3} title={t('searchesFailed')} text={t('failedText')} onRetry={retry} />;
  }
  if (!searches) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  return (
    <EmptyState
      card
      level={3}
      drawing="search"
      title={t('noSearches')}
      text={t('noSearchesText')}
      actions={<ButtonLink to="/deals">{t('findDeal')}</ButtonLink>}
    />
  );
}

/** Saved searches of the customer, which can be opened, renamed and deleted. */
export function SavedSearches() {
  const t = useTexts(savedTexts);
  const { data: searches } = useSavedSearchesListQuery();
  const heading = useFocusAfterRemoval(searches?.length ?? 0);
  return (
    <section className={styles.section} aria-labelledby="saved-searches">
      <h2 id="saved-searches" ref={heading} tabIndex={-1}>
        {t('searches')}
      </h2>
      <SearchRows />
    </section>
  );
}
