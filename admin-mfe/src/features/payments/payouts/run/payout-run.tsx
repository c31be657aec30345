import {
  useAdminPayoutRunsCandidatesQuery,
  useAdminPayoutRunsOneQuery,
  type PayoutRunView,
} from 'shared-ui/api/admin-payout-runs';
import { adminPayoutRunsTablePath } from 'shared-ui/api/paths';
import { TableFile } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { ErrorState, Skeleton, SkeletonBlock, Tag } from 'shared-ui/ui';
import { OwnAffairNote, useOwnBusinessId } from '../../../../shared/own-business/own-business';
import payments from '../../payments.module.css';
import { payoutRunsTexts } from '../payout-runs-texts';
import { PayoutConfirmation } from './payout-confirmation';
import { accountOf } from './payout-run-account';
import { RunApproval } from './payout-run-approval';
import { ReturnButton } from './return-button';
import { type RunRow, RunRows, useLeftOutRows } from './run-rows';
import { runStep } from './run-step';
import { RunSteps } from './run-steps';
import { runSums } from './run-sums';
import { RunSumsCard } from './run-sums-card';
import styles from './run.module.css';

export const RUN_TONES = { open: 'waiting', paid: 'good', rejected: 'bad' } as const;
const KINDS = ['bank', 'esewa', 'khalti'] as const;
const TONES = { ordered: 'good', paid: 'good', returned: 'bad' } as const;

/** Returns true if the run pays the business of the admin: another admin decides about all of its payouts (rule Y7). */
function useOwnRun({ runLines }: PayoutRunView): boolean {
  const ownId = useOwnBusinessId();
  return runLines.some(({ vendor }) => vendor.id === ownId);
}

function useLineRows(run: PayoutRunView, isOwn: boolean): RunRow[] {
  const t = useTexts(payoutRunsTexts);
  return run.runLines.map((line) => {
    const { id, vendor, holder, amount, state, verification, reference, returnedReason } = line;
    const isChecked = state === 'ordered';
    return {
      ...{
        key: id,
        vendor,
        holder,
        account: accountOf(line, t),
        paisa: amount * 100,
        isPaid: state !== 'returned',
      },
      tone: isChecked && verification !== 'verified' ? 'bad' : TONES[state],
      check: isChecked ? t(`verification_${verification}`) : t(`line_${state}`),
      more: (
        <>
          {reference && <span className={styles.note}>{reference}</span>}
          {returnedReason && <span className={styles.note}>{returnedReason}</span>}
          {state !== 'returned' && !isOwn && <ReturnButton run={run.id} line={line} />}
        </>
      ),
    };
  });
}

/** The files of the channels, and what to do with them. */
function Files({ run, onSaved }: { run: PayoutRunView; onSaved: () => void }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const linesOf = (kind: string) => run.runLines.filter((line) => line.kind === kind).length;
  const kinds = KINDS.filter((kind) => linesOf(kind) > 0);
  return (
    <>
      {kinds.map((kind) => {
        const lines = linesOf(kind);
        return (
          <TableFile
            key={kind}
            url={`${adminPayoutRunsTablePath(run.id)}?kind=${kind}`}
            label={t('fileOf', { name: t(`kind_${kind}`), count: lines, shown: format.number(lines) })}
            onSaved={onSaved}
          />
        );
      })}
      <p className={styles.note}>{t('fileNote')}</p>
    </>
  );
}

function Run({ run, onSaved }: { run: PayoutRunView; onSaved: () => void }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const isOpen = run.state === 'open';
  const { currentData: owed = [] } = useAdminPayoutRunsCandidatesQuery({ day: run.day }, { skip: !isOpen });
  const isOwn = useOwnRun(run);
  const lineRows = useLineRows(run, isOwn);
  const leftOutRows = useLeftOutRows()(owed);
  const paid = run.runLines.filter(({ state }) => state !== 'returned');
  const waits = run.state !== 'paid' && !run.isApproved;
  const sums = runSums(paid, owed);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2>{t('runOf', { day: format.day(run.day) })}</h2>
          <p className={styles.lead}>
            {t('madeBy', { name: run.createdBy, time: format.dateTime(run.createdAt) })}
          </p>
          <p className={styles.lead}>
            {run.confirmedAt
              ? t('confirmedBy', { name: run.confirmedBy ?? '', time: format.dateTime(run.confirmedAt) })
              : t('nothingPaidYet')}
          </p>
          {isOwn && !waits && paid.length > 0 && <OwnAffairNote />}
        </div>
        <Tag tone={RUN_TONES[run.state]}>{t(`run_${run.state}`)}</Tag>
      </div>
      <RunSteps current={runStep(run)} />
      {waits && (
        <div className={styles.approval}>
          <RunApproval run={run} />
        </div>
      )}
      <div className={styles.columns}>
        <RunRows label={t('payouts')} rows={isOpen ? [...lineRows, ...leftOutRows] : lineRows} />
        <div className={styles.stack}>
          <RunSumsCard sums={sums} hasOwed={isOpen}>
            {run.isApproved && <Files run={run} onSaved={onSaved} />}
          </RunSumsCard>
          {isOpen && run.isApproved && !isOwn && (
            <section className={styles.side}>
              <h2>{t('then')}</h2>
              <p className={styles.note}>{t('thenText')}</p>
              <PayoutConfirmation run={run} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** Payout run: its steps, its lines, its files for the channels and its result. */
export function PayoutRun({ id }: { id: string }) {
  const t = useTexts(payoutRunsTexts);
  const { currentData: run, isError, refetch } = useAdminPayoutRunsOneQuery({ id });
  return (
    <>
      <p>
        <Link to="/dashboard/payments?tab=accounts&list=runs">{t('allRuns')}</Link>
      </p>
      {run ? (
        <Run run={run} onSaved={() => void refetch()} />
      ) : isError ? (
        <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={payments.bone} />
        </Skeleton>
      )}
    </>
  );
}
