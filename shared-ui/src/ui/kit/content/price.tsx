import { sharedTexts, useFormat, useTexts } from '../../../platform/i18n';
import styles from './price.module.css';
import { VisuallyHidden } from '../layout/visually-hidden';

interface PriceProps {
  /** In whole rupees. */
  originalPrice: number;
  discountedPrice: number;
}

/** Current price, with the struck original price if it was higher. */
export function Price({ originalPrice, discountedPrice }: PriceProps) {
  const t = useTexts(sharedTexts);
  const format = useFormat();
  return (
    <span className={styles.price}>
      <VisuallyHidden>{t('priceNow')} </VisuallyHidden>
      <span className={styles.now}>{format.money(discountedPrice)}</span>
      {originalPrice > discountedPrice && (
        <s className={styles.before}>
          <VisuallyHidden>{t('originalPrice')} </VisuallyHidden>
          {format.money(originalPrice)}
        </s>
      )}
    </span>
  );
}

/** Saving such as 'Save Rs. 280'; renders nothing without a saving. */
export function Saving({ originalPrice, discountedPrice }: PriceProps) {
  const t = useTexts(sharedTexts);
  const format = useFormat();
  if (originalPrice <= discountedPrice) return null;
  return (
    <span className={styles.save}>
      {t('save', { amount: format.money(originalPrice - discountedPrice) })}
    </span>
  );
}
