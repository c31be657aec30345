import { useVendorsLocationsQuery, useVendorsMeQuery } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Tag } from 'shared-ui/ui';
import { NewBranch } from '../branches/branch-dialog';
import { HoursText } from '../branches/hours-text';
import { branchFormOf } from '../branches/branch-form';
import { businessTexts } from '../texts';
import styles from './get-live.module.css';
import { getLiveTexts } from './get-live-texts';

/** Form for the first branch, prefilled from the sign-up. Existing branches are listed instead. */
export function BranchStep() {
  const t = useTexts(getLiveTexts);
  const tell = useTexts(businessTexts);
  const { data: vendor } = useVendorsMeQuery();
  const { data: branches } = useVendorsLocationsQuery();
  if (!vendor || !branches) return null;
  if (branches.length > 0)
    return (
      <div className={styles.stack}>
        {branches.map(({ id, name, address, city, hours }) => (
          <div key={id}>
            <b>{name}</b>
            <p className={styles.text}>
              {address}, {city}
            </p>
            <HoursText hours={hours} />
          </div>
        ))}
        <ButtonLink variant="tint" size="small" to="/dashboard/business/branches">
          {tell('branches')}
        </ButtonLink>
      </div>
    );
  const { city, address } = vendor;
  const begun = { ...branchFormOf(), name: city ?? '', city: city ?? '', address: address ?? '' };
  return (
    <div className={styles.stack}>
      {city && (
        <p className={styles.text}>
          <Tag tone="news">{t('fromSignup')}</Tag> {city}
        </p>
      )}
      <NewBranch defaults={begun} submitLabel={t('saveBranch')} onSaved={() => undefined} />
    </div>
  );
}
