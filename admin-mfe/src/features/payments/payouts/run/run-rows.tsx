import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PayoutCandidateView, PayoutRunLineView } from 'shared-ui/api/admin-payout-runs';
import { usePaisa } from 'shared-ui/dashboard';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { cx, Tag, type TagTone, VisuallyHidden } from 'shared-ui/ui';
import { payoutRunsTexts } from '../payout-runs-texts';
import { accountOf } from './payout-run-account';
import styles from './rows.module.css';

export interface RunRow {
  key: string;
  vendor: PayoutRunLineView['vendor'];
  holder: string | null;
  account: string | null;
  paisa: number;
  tone: TagTone;
  check: string;
  isPaid: boolean;
  /** Reference, reason or action of a line. */
  more?: ReactNode;
}

/** Rows of the balances that a run does not pay, with the reason. */
export function useLeftOutRows(): (rows: readonly PayoutCandidateView[]) => RunRow[] {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const reasonOf = ({ leftOut, heldUntil, withheldPaisa }: PayoutCandidateView): string => {
    if (leftOut === 'held' && heldUntil) return t('heldUntil', { until: format.dateTime(heldUntil) });
    if (leftOut === null || (leftOut === 'too-little' && withheldPaisa > 0)) return t('afterCutoff');
    return t(`leftOut_${leftOut}`);
  };
  return (rows) =>
    rows.map((row) => ({
      key: `owed ${row.vendor.id}`,
      vendor: row.vendor,
      holder: row.holder,
      account: row.kind && accountOf(row, t),
      paisa: row.owedPaisa,
      tone:
        row.leftOut === 'suspended'
          ? 'bad'
          : row.leftOut === 'too-little' || !row.leftOut
            ? 'neutral'
            : 'waiting',
      check: reasonOf(row),
      isPaid: false,
    }));
}

/** Businesses of a run, paid ones first; on phones each is a stack of its values. */
export function RunRows({ rows, label }: { rows: readonly RunRow[]; label: string }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const money = usePaisa();
  if (rows.length === 0) return <p className={styles.rows}>{t('nobodyOwed')}</p>;
  return (
    <div className={styles.rows}>
      <div className={cx(styles.row, styles.heads)} aria-hidden>
        <span />
        <span>{t('business')}</span>
        <span>{t('paysTo')}</span>
        <span>{t('amount')}</span>
        <span>{t('check')}</span>
      </div>
      <ul aria-label={label}>
        {rows.map(({ key, vendor, holder, account, paisa, tone, check, isPaid, more }) => (
          <li key={key} className={styles.row}>
            <span className={cx(styles.mark, isPaid && styles.in)}>
              {isPaid ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
              <VisuallyHidden>{t(isPaid ? 'inRun' : 'notInRun')}</VisuallyHidden>
            </span>
            <Link className={styles.business} to={`/dashboard/vendors/${vendor.id}`}>
              {businessNameIn(format.language, vendor)}
            </Link>
            <span className={styles.account}>
              {account ?? '–'}
              {holder && <span className={styles.holder}>{holder}</span>}
            </span>
            <span className={styles.amount}>{money(paisa)}</span>
            <span className={styles.check}>
              <Tag tone={tone}>{check}</Tag>
              {more}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
