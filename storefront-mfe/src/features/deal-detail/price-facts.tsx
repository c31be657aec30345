import type { DealPageView } from 'shared-ui/api/deals';
import { readBundle } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Price, Tag } from 'shared-ui/ui';
import { PointsBanner } from './points-banner';
import styles from './price-ticket.module.css';
import { dealDetailTexts } from './texts';

/** What the price is for: what the business says, else how many one gets by the badge. */
function priceForOf({ discountType, discountValue, priceFor }: DealPageView): DealPageView['priceFor'] {
  if (priceFor) return priceFor;
  const bundle = discountType === 'buyXgetY' ? readBundle(discountValue) : null;
  return bundle && { count: bundle.received, unit: bundle.form === 'nights' ? 'nights' : 'people' };
}

function usePriceLabel(deal: DealPageView): string {
  const t = useTexts(dealDetailTexts);
  const priceFor = priceForOf(deal);
  if (!priceFor) return t('price');
  const { count, unit } = priceFor;
  return unit === 'people' && count === 2 ? t('priceForTwo') : t(`priceFor_${unit}`, { count });
}

/** What is paid at the counter, where VAT or a service charge comes on top of the price. */
function SumToPay({ deal: { taxes, taxRates, sumToPay } }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  if (taxes === 'included') return null;
  return (
    <p className={styles.sum}>
      {t(taxes === 'vat-extra' ? 'toPayVat' : 'toPayBoth', {
        amount: format.money(sumToPay),
        service: taxRates.serviceCharge,
        vat: taxRates.vat,
      })}
    </p>
  );
}

/** What is paid, saved and earned. */
export function PriceFacts({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const saved = deal.originalPrice - deal.discountedPrice;
  return (
    <>
      <div className={styles.head}>
        <span>{usePriceLabel(deal)}</span>
        {saved > 0 && <Tag tone="good">{t('youSave', { amount: format.money(saved) })}</Tag>}
      </div>
      <div className={styles.price}>
        <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
      </div>
      <SumToPay deal={deal} />
      {deal.pointsEarned > 0 &&
        (deal.pointsPaused ? (
          <p className={styles.note}>{t('pointsPaused')}</p>
        ) : (
          <PointsBanner points={deal.pointsEarned} />
        ))}
    </>
  );
}
