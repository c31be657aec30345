import { useVendorAnalyticsReadQuery } from 'shared-ui/api/analytics';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import styles from './subscription.module.css';
import { subscriptionTexts } from './texts';

const DAYS = 30;

/** Plan fees and revenue of the same period, side by side without a claim about cause and effect. */
export function PlanReturn() {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  const { data } = useVendorAnalyticsReadQuery({ days: DAYS });
  if (!data || data.planFees === 0) return null;
  return (
    <Card className={styles.usage}>
      <h2>{t('returnTitle', { days: format.number(data.days) })}</h2>
      <dl className={styles.meters}>
        <div>
          <dt>{t('returnFees')}</dt>
          <dd>{format.money(data.planFees)}</dd>
        </div>
        <div>
          <dt>{t('returnCharged')}</dt>
          <dd>{format.money(data.totals.revenue)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('returnNote')}</p>
    </Card>
  );
}
