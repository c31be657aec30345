import { useVendorsMeQuery } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './suspension-notice.module.css';
import { dashboardFrameTexts } from './texts';

/** Shown at the top of every page while the business is suspended. */
export function SuspensionNotice() {
  const t = useTexts(dashboardFrameTexts);
  const { data: vendor } = useVendorsMeQuery();
  if (vendor?.status !== 'suspended') return null;
  return (
    <div className={styles.notice}>
      <Alert tone="error" title={t('suspendedTitle')}>
        {vendor.statusReason && <p>{vendor.statusReason}</p>}
        <p>
          {t('suspendedText')} <Link to="/contact">{t('writeToUs')}</Link>
        </p>
      </Alert>
    </div>
  );
}
