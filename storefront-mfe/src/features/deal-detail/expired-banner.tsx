import { Clock } from 'lucide-react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import styles from './deal-detail-page.module.css';
import { dealDetailTexts } from './texts';

/** @param endDate end of the deal, ISO 8601 */
export function ExpiredBanner({ endDate }: { endDate: string }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  return (
    <div className={styles.banner}>
      <Alert tone="error" icon={<Clock size={20} />} title={t('expiredOn', { day: format.date(endDate) })}>
        {t('expiredText')}
      </Alert>
    </div>
  );
}
