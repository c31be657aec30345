import { type CounterDoublesView, useAdminCounterDoublesQuery } from 'shared-ui/api/admin-vendors';
import { adminCounterTablePath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { EmptyState, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { FileTable } from '../../../shared/server-table';
import styles from '../vendors.module.css';
import { useDoublesColumns } from './doubles-columns';
import { doublesTexts } from './texts';

/** Devices and people of counters whose acceptances without a network did not count. */
export function DoublesPart() {
  const t = useTexts(doublesTexts);
  return (
    <section aria-label={t('title')}>
      <p className={styles.explanation}>{t('text')}</p>
      <Doubles />
    </section>
  );
}

function Doubles() {
  const t = useTexts(doublesTexts);
  const { data, isError, refetch } = useAdminCounterDoublesQuery();
  const columns = useDoublesColumns();
  if (!data && isError)
    return <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (data.length === 0)
    return <EmptyState card level={2} drawing="plate" title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <FileTable<CounterDoublesView>
      aria-label={t('title')}
      file={adminCounterTablePath}
      rowKey={({ deviceId, personId }) => `${deviceId} ${personId}`}
      rowName={({ deviceName, person }) => `${deviceName}, ${person}`}
      columns={columns}
      dataSource={data}
    />
  );
}
