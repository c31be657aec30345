import type { NextPayoutView } from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { Facts } from './facts';
import styles from './payouts.module.css';
import { payoutsTexts } from './texts';

const THURSDAY = 4;

/** Rules of payouts. */
export function ScheduleCard({ next }: { next: NextPayoutView }) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  return (
    <Card className={styles.card}>
      <h2>{t('schedule')}</h2>
      <Facts
        rows={[
          { key: 'often', name: t('often'), value: t('weekly') },
          { key: 'day', name: t('day'), value: format.weekday(THURSDAY) },
          { key: 'least', name: t('least'), value: format.money(next.leastRupees) },
          { key: 'fee', name: t('line_feePaisa'), value: t('none') },
        ]}
      />
    </Card>
  );
}
