import { Languages } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { missingNepali, type DealTexts } from '../../shared/nepali/missing-nepali';
import { vendorDealsTexts } from './texts';
import styles from './vendor-deals.module.css';

/** Note about the texts of a deal that Nepali pages show in English. */
export function NepaliNote({ texts }: { texts: DealTexts }) {
  const t = useTexts(vendorDealsTexts);
  const missing = missingNepali(texts);
  if (missing.length === 0) return null;
  return (
    <p className={styles.nepali}>
      <Languages size={16} aria-hidden />
      {t('nepaliMissing', { names: missing.map((name) => t(`nepali_${name}`)).join(', ') })}
    </p>
  );
}
