import { useId } from 'react';
import { useDealPricesListQuery, type DealPriceView } from 'shared-ui/api/deal-prices';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Dialog, useNow } from 'shared-ui/ui';
import { priceSteps } from './price-steps';
import styles from './price-history.module.css';
import { priceLogTexts } from './texts';

function PriceChart({ prices }: { prices: readonly DealPriceView[] }) {
  const t = useTexts(priceLogTexts);
  const format = useFormat();
  const now = useNow();
  const steps = now && priceSteps(prices, now);
  if (!steps) return null;
  const label = t('chart', { from: format.date(steps.from), until: format.date(steps.until) });
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${steps.width} ${steps.height}`}
        role="img"
        aria-label={label}
        className={styles.chart}
      >
        <path d={steps.regular} className={styles.regular} />
        <path d={steps.deal} className={styles.deal} />
      </svg>
      <figcaption className={styles.legend}>
        <span data-line="regular">{t('regular')}</span>
        <span data-line="deal">{t('dealPrice')}</span>
      </figcaption>
    </figure>
  );
}

function PriceRow({ price }: { price: DealPriceView }) {
  const t = useTexts(priceLogTexts);
  const format = useFormat();
  return (
    <tr>
      <td>
        {format.date(price.from)}
        {price.source !== 'deal' && <small>{t(`kind_${price.source}`)}</small>}
      </td>
      <td>{price.until ? format.date(price.until) : t('today')}</td>
      <td>{format.money(price.regularPrice)}</td>
      <td>{price.dealPrice === null ? t('noDeal') : format.money(price.dealPrice)}</td>
    </tr>
  );
}

function PriceTable({ prices }: { prices: readonly DealPriceView[] }) {
  const t = useTexts(priceLogTexts);
  return (
    <table className={styles.table}>
      <caption>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('from')}</th>
          <th scope="col">{t('until')}</th>
          <th scope="col">{t('regular')}</th>
          <th scope="col">{t('dealPrice')}</th>
        </tr>
      </thead>
      <tbody>
        {[...prices].reverse().map((price) => (
          <PriceRow key={`${price.from} ${price.source}`} price={price} />
        ))}
      </tbody>
    </table>
  );
}

/** Prices of a deal in a dialog: a chart, and a table with the same figures. */
export function PriceHistory({ dealId, onClose }: { dealId: number; onClose(): void }) {
  const t = useTexts(priceLogTexts);
  const id = useId();
  const { data: prices, isError, refetch } = useDealPricesListQuery({ id: dealId });
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id} className={styles.title}>
          {t('history')}
        </h2>
        <p className={styles.note}>{t('note')}</p>
        {isError && (
          <div role="alert">
            <p>{t('failed')}</p>
            <Button variant="outline" onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </div>
        )}
        {!prices && !isError && <p role="status">{t('loading')}</p>}
        {prices?.length === 0 && <p>{t('none')}</p>}
        {prices && prices.length > 0 && (
          <>
            <PriceChart prices={prices} />
            <PriceTable prices={prices} />
          </>
        )}
      </div>
    </Dialog>
  );
}
