import { Building2 } from 'lucide-react';
import type { DealPageVendorView } from 'shared-ui/api/deals';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { businessFacts } from './business-facts';
import styles from './business-details.module.css';
import { placesTexts } from './texts';

/** Legal details of the seller, collapsed because few visitors need them. */
export function BusinessDetails({ vendor }: { vendor: DealPageVendorView }) {
  const t = useTexts(placesTexts);
  const language = useLanguage();
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        <Building2 size={20} />
        <span>
          <b>{t('businessDetails')}</b>
          <small>{t('businessDetailsHint')}</small>
        </span>
      </summary>
      <div className={styles.content}>
        <p className={styles.description}>{inLanguage(language, vendor.description, vendor.descriptionNe)}</p>
        <dl className={styles.facts}>
          {businessFacts(vendor, t).map(({ name, value, href }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
