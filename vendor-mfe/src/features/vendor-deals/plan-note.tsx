import { useVendorSubscriptionsOwnQuery } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, ButtonLink } from 'shared-ui/ui';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';

/** Use of the plan's limit. After a downgrade, the excess and its effect (E3). */
export function PlanNote() {
  const t = useTexts(vendorDealsTexts);
  const { language } = useFormat();
  const own = useVendorSubscriptionsOwnQuery().data;
  if (!own || own.plan.dealLimit === null) return null;
  const used = own.usage.activeDeals;
  const limit = own.plan.dealLimit;
  const plan = inLanguage(language, own.plan.name, own.plan.nameNe);
  if (used <= limit) return <p className={styles.plan}>{t('planUsed', { plan, used, limit })}</p>;
  return (
    <Alert tone="warning" title={t('planOver', { plan, used, limit })}>
      <p>{t('planOverText', { count: used - limit })}</p>
      <ButtonLink size="small" variant="tint" to="/dashboard/business/subscription">
        {t('seePlans')}
      </ButtonLink>
    </Alert>
  );
}
