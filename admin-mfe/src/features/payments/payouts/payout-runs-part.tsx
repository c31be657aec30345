import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import {
  useAdminPayoutRunsCandidatesQuery,
  useAdminPayoutRunsListQuery,
  useAdminPayoutRunsMakeMutation,
  type PayoutCandidateView,
  type PayoutRunSummaryView,
} from 'shared-ui/api/admin-payout-runs';
import { useDecision } from 'shared-ui/platform';
import {
  adminPayoutRunTablesPayoutCandidatesPath,
  adminPayoutRunTablesPayoutRunsPath,
} from 'shared-ui/api/paths';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ConfirmDialog, ErrorState, Skeleton, Tag, TextField } from 'shared-ui/ui';
import { Link, useNavigate, useSearchParams } from 'shared-ui/router';
import { FileTable, fileOf } from '../../../shared/server-table';
import { nextPayoutDay } from './next-payout-day';
import styles from '../payments.module.css';
import { PayoutRun, RUN_TONES } from './payout-run';
import { accountOf } from './payout-run-account';
import { payoutRunsTexts } from './payout-runs-texts';

const pathOf = (id: string): string => `/dashboard/payments?tab=accounts&list=runs&run=${id}`;

/** Businesses that a run of the day would pay, and the excluded ones with the reason. */
function Candidates({ day, rows }: { day: string; rows: readonly PayoutCandidateView[] }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const columns: TableColumnsType<PayoutCandidateView> = [
    {
      title: t('business'),
      key: 'business',
      render: (_, { vendor, verification }) => (
        <>
          <Link className={styles.way} to={`/dashboard/vendors/${vendor.id}`}>
            {businessNameIn(format.language, vendor)}
          </Link>
          <span className={styles.note}>{t(`verification_${verification}`)}</span>
        </>
      ),
    },
    {
      title: t('account'),
      key: 'account',
      responsive: ['md'],
      render: (_, row) => (
        <>
          {row.holder ?? '–'}
          {row.kind && <span className={styles.note}>{accountOf(row, t)}</span>}
        </>
      ),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'right',
      render: (_, { amount, leftOut }) => (
        <>
          <span className={styles.money}>{format.money(amount)}</span>
          {leftOut && (
            <span className={styles.note}>
              <Tag tone="waiting">{t(`leftOut_${leftOut}`)}</Tag>
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <FileTable<PayoutCandidateView>
      aria-label={t('candidates')}
      file={fileOf(adminPayoutRunTablesPayoutCandidatesPath, { day })}
      size="small"
      rowKey={({ vendor }) => vendor.id}
      columns={columns}
      dataSource={[...rows]}
      pagination={{ pageSize: 20, hideOnSinglePage: true }}
      locale={{ emptyText: t('nobodyOwed') }}
    />
  );
}

function Runs({ runs }: { runs: readonly PayoutRunSummaryView[] }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const columns: TableColumnsType<PayoutRunSummaryView> = [
    {
      title: t('day'),
      key: 'day',
      render: (_, { id, day }) => (
        <Link className={styles.way} to={pathOf(id)}>
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

/** Creates the run of a day and opens it. */
function useMakeRun(day: string) {
  const t = useTexts(payoutRunsTexts);
  const navigate = useNavigate();
  const { busy, decide } = useDecision();
  const [make] = useAdminPayoutRunsMakeMutation();
  const makeRun = () =>
    decide(
      day,
      async (key) => {
        const run = await make({ makePayoutRunDto: { day }, 'Idempotency-Key': key }).unwrap();
        navigate(pathOf(run.id));
      },
      { kind: 'success', title: t('made'), text: t('madeText') },
      t('notMade'),
    );
  return { busy, makeRun };
}

/** Form for a new run. It asks for confirmation before amounts leave the balances. */
function NewRun() {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const [day, setDay] = useState(() => nextPayoutDay(new Date()));
  const [isAsked, setAsked] = useState(false);
  const { currentData: rows, isError, refetch } = useAdminPayoutRunsCandidatesQuery({ day }, { skip: !day });
  const paid = rows?.filter(({ leftOut }) => !leftOut) ?? [];
  const sum = paid.reduce((total, { amount }) => total + amount, 0);
  const amount = format.money(sum);
  const { busy, makeRun } = useMakeRun(day);
  const send = () => makeRun().then(() => setAsked(false));
  return (
    <section className={styles.card}>
      <h2>{t('newRun')}</h2>
      <div className={styles.bar}>
        <TextField
          type="date"
          label={t('payoutDay')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button disabled={paid.length === 0} onClick={() => setAsked(true)}>
          {t('makeRun', { amount })}
        </Button>
      </div>
      {rows ? (
        <Candidates day={day} rows={rows} />
      ) : isError ? (
        <ErrorState level={3} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.smallBone} />
        </Skeleton>
      )}
      {isAsked && (
        <ConfirmDialog
          open
          variant="confirm"
          title={t('makeTitle', { day: format.day(day) })}
          text={t('makeText', { count: paid.length, shown: format.number(paid.length), amount })}
          confirm={t('makeConfirm')}
          cancel={t('cancel')}
          busy={busy}
          onClose={() => setAsked(false)}
          onConfirm={() => void send()}
        />
      )}
    </section>
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
