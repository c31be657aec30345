import type { DealPageView } from 'shared-ui/api/deals';
import { readBundle } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Price, Tag } from 'shared-ui/ui';
import { PointsChip } from './points-chip';
import { DeferredPriceLine } from './price-log/deferred-price-line';
import styles from './price-ticket.module.css';
import { dealDetailTexts } from './texts';

/** Unit of the price: as given by the business; otherwise the number of units received, from the badge. */
function priceForOf({ discountType, discountValue, priceFor }: DealPageView): DealPageView['priceFor'] {
  if (priceFor) return priceFor;
  const bundle = discountType === 'buyXgetY' ? readBundle(discountValue) : null;
  return bundle && { count: bundle.received, unit: bundle.form === 'nights' ? 'nights' : 'people' };
}

function usePriceWords(deal: DealPageView): string {
  const t = useTexts(dealDetailTexts);
  const priceFor = priceForOf(deal);
  if (!priceFor) return t('price');
  const { count, unit } = priceFor;
  return unit === 'people' && count === 2 ? t('priceForTwo') : t(`priceFor_${unit}`, { count });
}

/** What the price is for, and that it includes VAT and service charge. */
function PriceLabel({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const price = usePriceWords(deal);
  return <p className={styles.head}>{deal.taxes === 'included' ? t('taxesIncluded', { price }) : price}</p>;
}

/** Amount due at the counter, if VAT or a service charge is added to the price. */
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

/** Price, saving and points. */
export function PriceFacts({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const saved = deal.originalPrice - deal.discountedPrice;
  const earns = deal.pointsEarned > 0;
  return (
    <>
      <PriceLabel deal={deal} />
      <div className={styles.price}>
        <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
      </div>
      <SumToPay deal={deal} />
      <div className={styles.chips}>
        {saved > 0 && <Tag tone="good">{t('youSave', { amount: format.money(saved) })}</Tag>}
        {earns && !deal.pointsPaused && <PointsChip points={deal.pointsEarned} />}
        {earns && deal.pointsPaused && <small>{t('pointsPaused')}</small>}
      </div>
      <DeferredPriceLine deal={deal} />
    </>
  );
}
