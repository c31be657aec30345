import type { AdminVendorDetailView } from 'shared-ui/api/admin-vendors';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { vendorsTexts } from './texts';
import styles from './vendors.module.css';

/** Details that an admin checks before verifying a business. */
export function VendorDetails({ vendor }: { vendor: AdminVendorDetailView }) {
  const t = useTexts(vendorsTexts);
  const format = useFormat();
  const rows = [
    [t('owner'), `${vendor.ownerName} · ${vendor.ownerEmail}`],
    [t('businessName'), vendor.businessName],
    [t('nameNe'), vendor.nameNe],
    [t('description'), vendor.description],
    [t('descriptionNe'), vendor.descriptionNe],
    [t('registrationNumber'), vendor.registrationNumber],
    [t('vatNumber'), vendor.vatNumber],
    [t('address'), [vendor.address, vendor.city].filter(Boolean).join(', ')],
    [t('phone'), vendor.phone],
    [t('email'), vendor.email],
    [t('website'), vendor.website],
    [t('contactName'), vendor.contactName],
    [t('businessType'), vendor.businessType],
    [t('contactPhone'), vendor.contactPhone],
    [t('contactEmail'), vendor.contactEmail],
    [t('plan'), t(`plan_${vendor.plan}`)],
    [t('registered'), format.date(vendor.createdAt)],
    [t('submitted'), format.date(vendor.submittedAt)],
    [t('openPasses'), format.number(vendor.openPasses)],
    [t('passesUsed'), format.number(vendor.passesUsed)],
    [t('branches'), format.number(vendor.branchCount)],
    [t('deals'), format.number(vendor.dealCount)],
    ...(vendor.statusReason ? [[t('statusReason'), vendor.statusReason]] : []),
  ] as const;
  return (
    <dl className={styles.details}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('notGiven')}</dd>
        </div>
      ))}
    </dl>
  );
}
