import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import type { HonourCaseRowView, HonourCaseView } from '../../../store/api/honour';
import { businessNameIn, inLanguage, useFormat, useTexts } from '../../../platform/i18n';
import { Button, cx, ErrorState, Skeleton, SkeletonBlock, useNow } from '../../kit';
import styles from './case-list.module.css';
import { CaseStateTag } from '../case-state-tag';
import { dueTone } from './due-tone';
import { caseTexts } from '../texts';

interface RowProps {
  row: HonourCaseRowView;
  /** Part of the reader. */
  part: HonourCaseView['part'];
}

/** Due time of a row in words and color; the end of a closed case. */
function RowDue({ row, part }: RowProps) {
  const t = useTexts(caseTexts);
  const format = useFormat();
  const now = useNow();
  const { dueAt, dueBy, closedAt, openedAt } = row;
  if (closedAt) return <p className={styles.small}>{t('row_closed', { when: format.dateTime(closedAt) })}</p>;
  if (!dueAt || !dueBy)
    return <p className={styles.small}>{t('row_opened', { when: format.dateTime(openedAt) })}</p>;
  const tone = now ? dueTone(dueAt, now) : 'later';
  const key = tone === 'late' ? 'row_late' : dueBy === part ? 'row_due_own' : (`row_due_${dueBy}` as const);
  return <p className={cx(styles.due, styles[tone])}>{t(key, { when: format.dateTime(dueAt) })}</p>;
}

function CaseRow({ row, part }: RowProps) {
  const t = useTexts(caseTexts);
  const format = useFormat();
  const { id, number, reason, deal, vendor, customer } = row;
  const other = part === 'customer' ? businessNameIn(format.language, vendor) : customer;
  return (
    <li className={styles.row}>
      <div>
        <Link to={`/dashboard/cases/${id}`} className={styles.title}>
          {t(`reason_${reason}`)}
        </Link>
        <p className={styles.small}>
          {[
            t('number', { number: `D-${number}` }),
            inLanguage(format.language, deal.title, deal.titleNe),
            other,
          ].join(' · ')}
        </p>
        <RowDue row={row} part={part} />
      </div>
      <CaseStateTag shown={row} part={part} />
      <ChevronRight size={20} aria-hidden className={styles.arrow} />
    </li>
  );
}

interface CaseListProps {
  list: {
    data?: { pages: readonly { items: readonly HonourCaseRowView[] }[] };
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch(): unknown;
    fetchNextPage(): unknown;
  };
  part: HonourCaseView['part'];
  /** Shown for an empty list. */
  empty: ReactNode;
}

/** Cases with state and due time, or the loading, error or empty state of their list. */
export function CaseList({ list, part, empty }: CaseListProps) {
  const t = useTexts(caseTexts);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  if (rows?.length === 0) return empty;
  if (!rows && list.isError)
    return (
      <ErrorState
        level={2}
        title={t('listFailed')}
        text={t('failedText')}
        onRetry={() => void list.refetch()}
      />
    );
  if (!rows)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <CaseRow key={row.id} row={row} part={part} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
    </>
  );
}
