import type { AdminVendorDetailView } from 'shared-ui/api/admin-vendors';
import { useTexts } from 'shared-ui/i18n';
import { EmptyState } from 'shared-ui/ui';
import { PlaceMap } from 'shared-ui/map';
import { useMemo } from 'react';
import { vendorsTexts } from './texts';
import styles from './vendors.module.css';

/** Branches of a business, on a map and as a list. */
export function VendorBranches({ branches }: Pick<AdminVendorDetailView, 'branches'>) {
  const t = useTexts(vendorsTexts);
  const places = useMemo(
    () =>
      branches.flatMap(({ id, name, latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ id, text: name, label: name, latitude, longitude }],
      ),
    [branches],
  );
  if (branches.length === 0)
    return <EmptyState card level={2} drawing="plate" title={t('noBranches')} text={t('noBranchesText')} />;
  return (
    <div className={styles.branches}>
      <ul className={styles.places}>
        {branches.map(({ id, name, address, city, latitude }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{[address, city].filter(Boolean).join(', ')}</span>
            {latitude === null && <span className={styles.quiet}>{t('noPin')}</span>}
          </li>
        ))}
      </ul>
      {places.length > 0 && <PlaceMap label={t('branches')} places={places} className={styles.map} />}
    </div>
  );
}
