import { useTexts } from 'shared-ui/i18n';
import { Select } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { readReviewSort, reviewSorts } from './review-pages-api';
import styles from './reviews.module.css';
import { reviewTexts } from './texts';

/** Select for the sort order, which is stored in the URL beside the tab. */
export function ReviewSortSelect() {
  const t = useTexts(reviewTexts);
  const [query, setQuery] = useSearchParams();
  const sort = readReviewSort(query);
  return (
    <Select
      className={styles.sort}
      label={t('sort')}
      value={sort}
      options={reviewSorts.map((value) => ({ value, label: t(value) }))}
      onChange={({ target }) =>
        setQuery(target.value === 'newest' ? { tab: 'reviews' } : { tab: 'reviews', sort: target.value }, {
          replace: true,
        })
      }
    />
  );
}
