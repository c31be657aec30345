import { useState } from 'react';
import {
  useAdminPayoutRunsCandidatesQuery,
  useAdminPayoutRunsMakeMutation,
  type PayoutCandidateView,
} from 'shared-ui/api/admin-payout-runs';
import { adminPayoutRunTablesPayoutCandidatesPath } from 'shared-ui/api/paths';
import { TableFile } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { Button, ConfirmDialog, ErrorState, Skeleton, SkeletonBlock, TextField } from 'shared-ui/ui';
import { fileOf } from '../../../../shared/server-table';
import { OwnAffairNote, useOwnBusinessId } from '../../../../shared/own-business/own-business';
import payments from '../../payments.module.css';
import { nextPayoutDay } from '../next-payout-day';
import { payoutRunsTexts } from '../payout-runs-texts';
import { accountOf } from './payout-run-account';
import { runPath } from './run-path';
import { RunRows, useLeftOutRows } from './run-rows';
import { RunSteps } from './run-steps';
import { remainderOf, runSums } from './run-sums';
import { RunSumsCard } from './run-sums-card';
import styles from './run.module.css';

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
        navigate(runPath(run.id));
      },
      { kind: 'success', title: t('made'), text: t('madeText') },
      t('notMade'),
    );
  return { busy, makeRun };
}

/** Button that creates the run after a confirmation, because the amounts leave the balances at once. */
function MakeButton({ day, count, amount }: { day: string; count: number; amount: string }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { busy, makeRun } = useMakeRun(day);
  return (
    <>
      <Button wide disabled={count === 0} onClick={() => setAsked(true)}>
        {t('makeRun', { amount })}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          variant="confirm"
          title={t('makeTitle', { day: format.day(day) })}
          text={t('makeText', { count, shown: format.number(count), amount })}
          confirm={t('makeConfirm')}
          cancel={t('cancel')}
          busy={busy}
          onClose={() => setAsked(false)}
          onConfirm={() => void makeRun().then(() => setAsked(false))}
        />
      )}
    </>
  );
}

function Collected({ day, candidates }: { day: string; candidates: readonly PayoutCandidateView[] }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const paid = candidates.filter(({ leftOut }) => !leftOut);
  const ownId = useOwnBusinessId();
  const isOwn = paid.some(({ vendor }) => vendor.id === ownId);
  const leftOutRows = useLeftOutRows()(candidates.filter(({ leftOut }) => leftOut));
  const lines = paid.map(({ kind, amount }) => ({ kind: kind ?? 'bank', amount }));
  const sums = runSums(lines, remainderOf(candidates));
  const rows = paid.map((row) => ({
    ...{ key: `paid ${row.vendor.id}`, vendor: row.vendor, holder: row.holder, account: accountOf(row, t) },
    ...{ paisa: row.amount * 100, tone: 'good' as const, isPaid: true },
    check: t(`verification_${row.verification}`),
  }));
  return (
    <div className={styles.columns}>
      <RunRows label={t('candidates')} rows={[...rows, ...leftOutRows]} />
      <RunSumsCard sums={sums} hasOwed>
        {isOwn ? (
          <OwnAffairNote />
        ) : (
          <MakeButton day={day} count={paid.length} amount={format.money(sums.paid.paisa / 100)} />
        )}
        <TableFile url={fileOf(adminPayoutRunTablesPayoutCandidatesPath, { day })} />
      </RunSumsCard>
    </div>
  );
}

/** The next run before it is made: whom it would pay, and whom not, with the reason. */
export function NewRun() {
  const t = useTexts(payoutRunsTexts);
  const [day, setDay] = useState(() => nextPayoutDay(new Date()));
  const { currentData, isError, refetch } = useAdminPayoutRunsCandidatesQuery({ day }, { skip: !day });
  return (
    <section className={styles.next}>
      <div className={styles.head}>
        <div>
          <h2>{t('newRun')}</h2>
          <p className={styles.lead}>{t('newRunText')}</p>
        </div>
        <TextField
          type="date"
          label={t('payoutDay')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <RunSteps current={0} />
      {currentData ? (
        <Collected day={day} candidates={currentData} />
      ) : isError ? (
        <ErrorState level={3} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={payments.smallBone} />
        </Skeleton>
      )}
    </section>
  );
}
