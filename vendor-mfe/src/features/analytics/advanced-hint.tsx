import { ChartNoAxesCombined } from 'lucide-react';
import { useVendorSubscriptionsOwnQuery } from 'shared-ui/api/subscriptions';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Card } from 'shared-ui/ui';
import styles from './advanced-hint.module.css';
import { analyticsTexts } from './texts';

/** Replaces the advanced figures for plans without them. */
export function AdvancedHint() {
  const t = useTexts(analyticsTexts);
  const { data: own } = useVendorSubscriptionsOwnQuery();
  // A plan is suggested to who reached the limit of the present one, and to nobody else.
  const limit = own?.plan.dealLimit ?? null;
  if (!own || limit === null || own.usage.activeDeals < limit) return null;
  return (
    <Card className={styles.advanced}>
      <ChartNoAxesCombined size={28} aria-hidden />
      <h2>{t('advanced')}</h2>
      <p>{t('advancedText')}</p>
      <ButtonLink variant="tint" to="/dashboard/business/subscription">
        {t('seePlans')}
      </ButtonLink>
    </Card>
  );
}
