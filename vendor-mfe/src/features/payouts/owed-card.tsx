import type { NextPayoutView } from 'shared-ui/api/vendor-account';
import { usePaisa } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { Facts } from './facts';
import styles from './payouts.module.css';
import { payoutsTexts } from './texts';

/** What became owed since the last payout; the rows add up to the balance. */
export function OwedCard({ next, pointsPaused }: { next: NextPayoutView; pointsPaused: boolean }) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const money = usePaisa();
  const { owed, withheldPaisa, state, leftOut, amount } = next;
  const codes = (count: number) => t('codes', { count, shown: format.number(count) });
  const row = (key: string, name: string, paisa: number, count = 0) => ({
    key,
    name,
    value: count > 0 ? `${codes(count)} · ${money(paisa)}` : money(paisa),
    isTaken: paisa < 0,
  });
  const isExpected = state === 'expected' && !leftOut;
  const rows = [
    ...(owed.openingPaisa === 0 ? [] : [row('opening', t('line_openingPaisa'), owed.openingPaisa)]),
    row(
      'sold',
      owed.since ? t('usedSince', { day: format.shortDate(owed.since) }) : t('usedSoFar'),
      owed.soldPaisa,
      owed.soldCodes,
    ),
    row('returned', t('returned'), -owed.returnedPaisa, owed.returnedCodes),
    ...(owed.returnedPayoutsPaisa === 0
      ? []
      : [row('payouts', t('line_returnedPayoutsPaisa'), owed.returnedPayoutsPaisa)]),
    ...(owed.otherPaisa === 0 ? [] : [row('other', t('line_otherPaisa'), -owed.otherPaisa)]),
    row('fee', t('line_feePaisa'), -owed.feePaisa),
  ];
  const weekday = format.weekday(new Date(`${next.day}T00:00:00Z`).getUTCDay());
  return (
    <Card className={styles.card}>
      <h2>
        {t(owed.owedPaisa < 0 ? 'youOweSum' : 'owedSum', {
          amount: format.money(Math.abs(owed.owedPaisa) / 100),
        })}
      </h2>
      <Facts rows={rows} />
      {isExpected && (
        <Facts
          rows={[
            row('safe', t('paidOnDay', { weekday }), amount * 100),
            ...(withheldPaisa > 0 ? [row('withheld', t('last24'), withheldPaisa)] : []),
          ]}
        />
      )}
      {pointsPaused && <p className={styles.small}>{t('pointsPaused')}</p>}
    </Card>
  );
}
