import { useReviewPageQuery } from 'shared-ui/api/admin-reviews';
import { adminTablesReviewsPath } from 'shared-ui/api/paths';
import { SearchField } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { fileOf, ServerTable, useListAddress } from '../../shared/server-table';
import { ReviewDetails } from './review-details';
import { REVIEW_SORTS, useReviewColumns } from './review-columns';
import styles from './reviews.module.css';
import { UndoDecisions } from '../../shared/undo/undo-decisions';
import { reviewsTexts } from './texts';

const STATES = ['reported', 'hidden', 'all'] as const;
const NAMES = ['status', 'search', 'deal', 'sort'] as const;

/** Reviews by state. Reported reviews are the default. */
export function ReviewsPage() {
  const t = useTexts(reviewsTexts);
  const address = useListAddress(NAMES);
  const status = STATES.find((state) => state === address.asked.status) ?? 'reported';
  const { search = '', deal } = address.asked;
  const asked = { ...address.asked, status: status === 'all' ? undefined : status };
  const list = useReviewPageQuery(asked);
  const columns = useReviewColumns();
  return (
    <UndoDecisions>
      <h1>{t('title')}</h1>
      <nav aria-label={t('tabs')} className={styles.states}>
        {STATES.map((state) => (
          <ChipLink key={state} to={`/dashboard/reviews?status=${state}`} selected={state === status}>
            {t(`tab_${state}`)}
          </ChipLink>
        ))}
      </nav>
      <SearchField
        label={t('search')}
        value={search}
        className={styles.search}
        onSearch={(words) => address.change({ search: words })}
      />
      <ServerTable
        name="reviews"
        label={t(`tab_${status}`)}
        list={list}
        address={{ ...address, isFiltered: Boolean(search || deal) }}
        columns={columns}
        sorts={REVIEW_SORTS}
        file={fileOf(adminTablesReviewsPath, asked)}
        empty={{ title: t(`empty_${status}`), text: t('emptyText') }}
        expanded={(review) => <ReviewDetails review={review} />}
      />
    </UndoDecisions>
  );
}
