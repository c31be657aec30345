import type { TableColumnsType } from 'antd';
import {
  useAdminReconciliationReadQuery,
  type GatewaySumsView,
  type ReconciledDayView,
  type ReconciliationView,
} from 'shared-ui/api/admin-payments';
import { adminReconciliationTablePath } from 'shared-ui/api/paths';
import { addNepalDays, gatewayName, nepalDayOf, toDayText } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, SkeletonBlock, EmptyState, ErrorState, Skeleton, Tag, TextField } from 'shared-ui/ui';
import { FileTable, fileOf, useListAddress } from '../../../shared/server-table';
import shared from '../payments.module.css';
import styles from './reconciliation-part.module.css';
import { paymentsTexts } from '../texts';

const SHOWN_DAYS = 29;
const SUMS = ['captured', 'fees', 'refunded', 'net'] as const;

function Both({ day, sum }: { day: ReconciledDayView; sum: (typeof SUMS)[number] }) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const of = (sums: GatewaySumsView) => format.money(sums[`${sum}Paisa`] / 100);
  return (
    <span className={shared.money}>
      {of(day.payments)}
      <span className={shared.note}>{t('inLedger', { amount: of(day.ledger) })}</span>
    </span>
  );
}

function Days({ view }: { view: ReconciliationView }) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  if (view.days.length === 0)
    return <EmptyState card level={2} drawing="plate" title={t('noDays')} text={t('noDaysText')} />;
  const columns: TableColumnsType<ReconciledDayView> = [
    {
      title: t('day'),
      key: 'day',
      render: (_, { day, gateway }) => (
        <>
          <span className={shared.date}>{format.day(day)}</span>
          <span className={shared.note}>{gatewayName(gateway, format.language)}</span>
        </>
      ),
    },
    ...SUMS.map((sum) => ({
      title: t(sum === 'refunded' ? 'returnedSum' : sum),
      key: sum,
      align: 'right' as const,
      responsive: sum === 'net' ? undefined : (['md'] as 'md'[]),
      render: (_: unknown, day: ReconciledDayView) => <Both day={day} sum={sum} />,
    })),
    {
      title: t('difference'),
      key: 'difference',
      align: 'right',
      render: (_, { differencePaisa }) => (
        <Tag tone={differencePaisa === 0 ? 'good' : 'bad'}>{format.money(differencePaisa / 100)}</Tag>
      ),
    },
  ];
  return (
    <FileTable<ReconciledDayView>
      aria-label={t('tab_reconciliation')}
      size="small"
      file={fileOf(adminReconciliationTablePath, { from: view.from, to: view.to })}
      rowKey={({ day, gateway }) => `${day} ${gateway}`}
      columns={columns}
      dataSource={view.days}
      pagination={false}
    />
  );
}

function Open({ open }: Pick<ReconciliationView, 'open'>) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  return (
    <section className={shared.card}>
      <h2>{t('openNow')}</h2>
      {open.length === 0 ? (
        <p>{t('nothingOpen')}</p>
      ) : (
        <dl className={shared.facts}>
          {open.map(({ gateway, count, paisa, oldestAt }) => (
            <div key={gateway}>
              <dt>{gatewayName(gateway, format.language)}</dt>
              <dd>
                {t('openSums', { count, shown: format.number(count), amount: format.money(paisa / 100) })}
                <span className={shared.note}>{t('oldest', { time: format.dateTime(oldestAt) })}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Payments compared with the ledger by gateway and day, and the open amounts. */
export function ReconciliationPart() {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const { asked, change } = useListAddress(['from', 'to']);
  const today = nepalDayOf(new Date());
  const from = asked.from ?? toDayText(addNepalDays(today, -SHOWN_DAYS));
  const to = asked.to ?? toDayText(today);
  const isBackwards = to < from;
  const { currentData, isError, refetch } = useAdminReconciliationReadQuery(
    { from, to },
    { skip: isBackwards },
  );
  // Absolute values: a surplus of one day does not offset a deficit of another.
  const wrong =
    currentData?.days.reduce((sum, { differencePaisa }) => sum + Math.abs(differencePaisa), 0) ?? 0;
  return (
    <>
      <div className={shared.filters}>
        <TextField
          type="date"
          label={t('from')}
          value={from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={t('to')}
          value={to}
          error={isBackwards ? t('backwards') : undefined}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      {currentData && !isBackwards ? (
        <>
          <div className={styles.stack}>
            <Alert
              tone={wrong === 0 ? 'success' : 'error'}
              title={wrong === 0 ? t('agrees') : t('differs', { amount: format.money(wrong / 100) })}
            />
            <Open open={currentData.open} />
          </div>
          <Days view={currentData} />
        </>
      ) : isError && !isBackwards ? (
        <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        !isBackwards && (
          <Skeleton>
            <SkeletonBlock className={shared.bone} />
          </Skeleton>
        )
      )}
    </>
  );
}
