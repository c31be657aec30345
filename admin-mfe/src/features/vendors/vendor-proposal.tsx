import type { AdminVendorView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { vendorsTexts } from './texts';
import styles from './vendors.module.css';

/** Pending change of the name or category of a business. */
export function VendorProposal({ vendor }: { vendor: AdminVendorView }) {
  const t = useTexts(vendorsTexts);
  const wanted = [vendor.proposedName, vendor.proposedNameNe, vendor.proposedCategory]
    .filter(Boolean)
    .join(' · ');
  return wanted ? <span className={styles.proposal}>{t('proposed', { wanted })}</span> : null;
}
