import type { ReactNode } from 'react';
import { usePaisa } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { payoutRunsTexts } from '../payout-runs-texts';
import styles from './run.module.css';
import type { RunSums } from './run-sums';

interface RunSumsCardProps {
  sums: RunSums;
  /** False for a finished run, which no balance belongs to any more. */
  hasOwed: boolean;
  children?: ReactNode;
}

/** Sums of a run by channel. Paid, held and carried over add up to what is owed in all. */
export function RunSumsCard({ sums, hasOwed, children }: RunSumsCardProps) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const money = usePaisa();
  const counted = (name: string, count: number) => t('counted', { name, shown: format.number(count) });
  const { paid, channels, held, carried, totalPaisa } = sums;
  const rows = [
    ['paid', t('paidNow', { count: paid.count, shown: format.number(paid.count) }), paid.paisa],
    ...channels.map(({ kind, count, paisa }) => [kind, counted(t(`kind_${kind}`), count), paisa] as const),
    ...(hasOwed
      ? ([
          ['held', counted(t('heldSum'), held.count), held.paisa],
          ['carried', counted(t('carriedSum'), carried.count), carried.paisa],
        ] as const)
      : []),
  ] as const;
  return (
    <section className={styles.side}>
      <h2>{t('thisRun')}</h2>
      <dl className={styles.sums}>
        {rows.map(([key, name, paisa]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{money(paisa)}</dd>
          </div>
        ))}
        {hasOwed && (
          <div className={styles.total}>
            <dt>{t('owedInAll')}</dt>
            <dd>{money(totalPaisa)}</dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  );
}
