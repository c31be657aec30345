import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import {
  useAdminPayoutRunsOneQuery,
  useAdminPayoutRunsReturnedMutation,
  type PayoutRunLineView,
  type PayoutRunView,
} from 'shared-ui/api/admin-payout-runs';
import { ReasonDialog } from '../../../shared/reason-dialog/reason-dialog';
import { adminPayoutRunsTablePath } from 'shared-ui/api/paths';
import { useDecision } from 'shared-ui/platform';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ErrorState, Skeleton, Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { FileTable } from '../../../shared/server-table';
import styles from '../payments.module.css';
import { RunApproval } from './payout-run-approval';
import { PayoutConfirmation } from './payout-confirmation';
import { accountOf } from './payout-run-account';
import { payoutRunsTexts } from './payout-runs-texts';

export const RUN_TONES = { open: 'waiting', paid: 'good', rejected: 'bad' } as const;
const TONES = { ordered: 'waiting', paid: 'good', returned: 'bad' } as const;

/** Records a returned payout with its reason. The amount is owed to the business again. */
function ReturnButton({ run, line }: { run: string; line: PayoutRunLineView }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { busy, decide } = useDecision();
  const [giveBack] = useAdminPayoutRunsReturnedMutation();
  const send = (reason: string) =>
    decide(
      [line.id, reason],
      (key) =>
        giveBack({ id: run, line: line.id, returnPayoutDto: { reason }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('returned'), text: t('returnedText') },
      t('notReturned'),
    ).then((isDone) => isDone && setAsked(false));
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={t('markReturnedOf', { business: businessNameIn(format.language, line.vendor) })}
        onClick={() => setAsked(true)}
      >
        {t('markReturned')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('returnTitle', { business: businessNameIn(format.language, line.vendor) })}
          text={t('returnText', { amount: format.money(line.amount) })}
          confirm={t('markReturned')}
          busy={busy}
          onClose={() => setAsked(false)}
          onReason={(reason) => void send(reason)}
        />
      )}
    </>
  );
}

function Lines({ run }: { run: PayoutRunView }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const columns: TableColumnsType<PayoutRunLineView> = [
    {
      title: t('business'),
      key: 'business',
      render: (_, line) => (
        <>
          <Link className={styles.way} to={`/dashboard/vendors/${line.vendor.id}`}>
            {businessNameIn(format.language, line.vendor)}
          </Link>
          <span className={styles.note}>{t(`verification_${line.verification}`)}</span>
          <span className={styles.note}>
            {line.holder} · {accountOf(line, t)}
          </span>
        </>
      ),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'right',
      render: (_, { amount, state, reference, returnedReason }) => (
        <>
          <span className={styles.money}>{format.money(amount)}</span>
          <span className={styles.note}>
            <Tag tone={TONES[state]}>{t(`line_${state}`)}</Tag>
          </span>
          {reference && <span className={styles.note}>{reference}</span>}
          {returnedReason && <span className={styles.note}>{returnedReason}</span>}
        </>
      ),
    },
    {
      title: t('actions'),
      key: 'actions',
      render: (_, line) => (line.state === 'returned' ? '–' : <ReturnButton run={run.id} line={line} />),
    },
  ];
  return (
    <FileTable<PayoutRunLineView>
      aria-label={t('payouts')}
      file={run.isApproved ? adminPayoutRunsTablePath(run.id) : null}
      fileLabel={t('file')}
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={run.runLines}
      pagination={{ pageSize: 50, hideOnSinglePage: true }}
    />
  );
}

/** Payout run: its lines, its file for the bank and its result. */
export function PayoutRun({ id }: { id: string }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const { currentData: run, isError, refetch } = useAdminPayoutRunsOneQuery({ id });
  if (!run)
    return isError ? (
      <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  return (
    <section className={styles.card}>
      <p>
        <Link to="/dashboard/payments?tab=accounts&list=runs">{t('allRuns')}</Link>
      </p>
      <div className={styles.bar}>
        <h2>{t('runOf', { day: format.day(run.day) })}</h2>
      </div>
      <p className={styles.runState}>
        <Tag tone={RUN_TONES[run.state]}>{t(`run_${run.state}`)}</Tag> {format.money(run.amount)}
        <span className={styles.note}>
          {t('madeBy', { name: run.createdBy, time: format.dateTime(run.createdAt) })}
        </span>
        {run.confirmedAt && (
          <span className={styles.note}>
            {t('confirmedBy', { name: run.confirmedBy ?? '', time: format.dateTime(run.confirmedAt) })}
          </span>
        )}
      </p>
      {run.state !== 'paid' && !run.isApproved && <RunApproval run={run} />}
      {run.state === 'open' && run.isApproved && <PayoutConfirmation run={run} />}
      <Lines run={run} />
    </section>
  );
}
