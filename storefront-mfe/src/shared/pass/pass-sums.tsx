import type { PassSummary } from 'shared-ui/platform';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './pass.module.css';
import { passTexts } from './texts';

/** Amount to pay, saving and expiry of a pass. */
export function PassSums({ pass: { deal, expiresAt, isBought } }: { pass: PassSummary }) {
  const t = useTexts(passTexts);
  const format = useFormat();
  const sum = deal.sumToPay ?? deal.discountedPrice;
  // The price and saving of a bought pass are on its order.
  const saved = isBought ? 0 : deal.originalPrice - deal.discountedPrice;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('pay')}</dt>
        <dd>{isBought ? t('paidBefore') : format.money(sum)}</dd>
        {!isBought && sum > deal.discountedPrice && <dd className={styles.time}>{t('withTaxes')}</dd>}
      </div>
      {saved > 0 && (
        <div>
          <dt>{t('save')}</dt>
          <dd className={styles.saved}>{format.money(saved)}</dd>
        </div>
      )}
      <div>
        <dt>{t('before')}</dt>
        <dd>{format.shortDate(expiresAt)}</dd>
        <dd className={styles.time}>{format.time(expiresAt)}</dd>
      </div>
    </dl>
  );
}
