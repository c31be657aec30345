import { FileText } from 'lucide-react';
import { useAdminVendorDetailsOneQuery } from 'shared-ui/api/admin-vendors';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { adminVendorsDocumentPath } from 'shared-ui/api/paths';
import { useCatalogNames } from 'shared-ui/dashboard';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { SkeletonBlock, Skeleton } from 'shared-ui/ui';
import { addressFor } from '../list/asked';
import { workbenchTexts } from '../texts';
import { FactList } from './fact-list';
import styles from './item.module.css';

/** Deals of a business that can be decided after its verification. */
export function FreedDeals({ item: { frees } }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  const language = useLanguage();
  if (frees.length === 0) return null;
  return (
    <section>
      <h3>{t('goesWith')}</h3>
      <ul className={styles.papers}>
        {frees.map((deal) => (
          <li key={deal.id}>
            <Link to={addressFor({ lane: 'blocked', item: `${deal.kind}:${deal.id}` })}>
              {inLanguage(language, deal.title, deal.titleNe)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Details and documents of a business, and the deals that wait for its verification. */
export function VendorPart({ item }: { item: WorkItemView }) {
  const t = useTexts(workbenchTexts);
  const names = useCatalogNames();
  const { currentData: vendor } = useAdminVendorDetailsOneQuery({ id: Number(item.id) });
  if (!vendor)
    return (
      <Skeleton>
        <SkeletonBlock style={{ height: 180 }} />
      </Skeleton>
    );
  return (
    <>
      <FactList
        rows={[
          [t('fact_owner'), `${vendor.ownerName} · ${vendor.ownerEmail}`],
          [t('fact_category'), names.category(vendor.category)],
          [t('fact_registration'), vendor.registrationNumber],
          [t('fact_pan'), vendor.vatNumber],
          [t('fact_address'), [vendor.address, vendor.city].filter(Boolean).join(', ')],
          [t('fact_phone'), vendor.phone],
        ]}
      />
      {vendor.documents.length > 0 && (
        <ul className={styles.papers}>
          {vendor.documents.map((document) => (
            <li key={document.id}>
              <a href={adminVendorsDocumentPath(vendor.id, document.id)} download>
                <FileText size={16} aria-hidden />
                {t(`paper_${document.kind}`)} ({document.type.toUpperCase()})
              </a>
            </li>
          ))}
        </ul>
      )}
      <FreedDeals item={item} />
    </>
  );
}
