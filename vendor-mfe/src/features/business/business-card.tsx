import { useVendorsMeQuery } from 'shared-ui/api/vendors';
import { useCatalogNames } from 'shared-ui/dashboard';
import { businessNameIn, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Avatar, SkeletonBlock, ButtonLink, Card, Skeleton } from 'shared-ui/ui';
import styles from './business.module.css';
import { businessTexts } from './texts';
import { VendorBadge, VendorNotice } from './vendor-state';

/** Summary of the business for the overview. */
export function BusinessCard() {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const names = useCatalogNames();
  const { data: vendor } = useVendorsMeQuery();
  if (!vendor) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  const name = businessNameIn(language, vendor);
  return (
    <Card className={styles.panel}>
      <div className={styles.who}>
        <Avatar name={name} image={vendor.logo} />
        <div className={styles.grow}>
          <h2>{name}</h2>
          <div className={styles.quiet}>{names.category(vendor.category)}</div>
        </div>
        <VendorBadge status={vendor.status} />
      </div>
      <p className={styles.description}>{inLanguage(language, vendor.description, vendor.descriptionNe)}</p>
      {vendor.status !== 'suspended' && <VendorNotice vendor={vendor} />}
      <ButtonLink variant="tint" size="small" to="/dashboard/business">
        {t('openProfile')}
      </ButtonLink>
    </Card>
  );
}
