import type { TableColumnsType } from 'antd';
import { useAdminPayoutRunsListQuery, type PayoutRunSummaryView } from 'shared-ui/api/admin-payout-runs';
import { adminPayoutRunTablesPayoutRunsPath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link, useSearchParams } from 'shared-ui/router';
import { ErrorState, Skeleton, SkeletonBlock, Tag } from 'shared-ui/ui';
import { FileTable } from '../../../shared/server-table';
import styles from '../payments.module.css';
import { payoutRunsTexts } from './payout-runs-texts';
import { NewRun } from './run/new-run';
import { PayoutRun, RUN_TONES } from './run/payout-run';
import { runPath } from './run/run-path';

function Runs({ runs }: { runs: readonly PayoutRunSummaryView[] }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const columns: TableColumnsType<PayoutRunSummaryView> = [
    {
      title: t('day'),
      key: 'day',
      render: (_, { id, day }) => (
        <Link className={styles.way} to={runPath(id)}>
          {format.day(day)}
        </Link>
      ),
    },
    {
      title: t('state'),
      key: 'state',
      render: (_, { state, returned }) => (
        <>
          <Tag tone={RUN_TONES[state]}>{t(`run_${state}`)}</Tag>
          {returned > 0 && (
            <span className={styles.note}>{t('cameBack', { shown: format.number(returned) })}</span>
          )}
        </>
      ),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'right',
      render: (_, { amount, lines }) => (
        <>
          <span className={styles.money}>{format.money(amount)}</span>
          <span className={styles.note}>{t('lines', { count: lines, shown: format.number(lines) })}</span>
        </>
      ),
    },
  ];
  return (
    <FileTable<PayoutRunSummaryView>
      aria-label={t('runs')}
      file={adminPayoutRunTablesPayoutRunsPath}
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={[...runs]}
      pagination={{ pageSize: 20, hideOnSinglePage: true }}
      locale={{ emptyText: t('noRuns') }}
    />
  );
}

/** Payout runs. The parameter `run` of the URL selects one. */
export function PayoutRunsPart() {
  const t = useTexts(payoutRunsTexts);
  const [query] = useSearchParams();
  const runs = useAdminPayoutRunsListQuery(undefined, { refetchOnMountOrArgChange: true });
  const id = query.get('run');
  if (id) return <PayoutRun id={id} />;
  if (!runs.data)
    return runs.isError ? (
      <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void runs.refetch()} />
    ) : (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  return (
    <>
      {!runs.data.some(({ state }) => state === 'open') && <NewRun />}
      <section className={styles.card}>
        <h2>{t('runs')}</h2>
        <Runs runs={runs.data} />
      </section>
    </>
  );
}
