import { useState } from 'react';
import type { PriceItemView, RecordedPriceView } from 'shared-ui/api/price-items';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Card, Tag, useNow } from 'shared-ui/ui';
import { priceStateOf } from './price-state';
import styles from './price-items.module.css';
import { RecordForm } from './record-form';
import { priceItemsTexts } from './texts';

function PriceRow({ price: { regularPrice, from, photo } }: { price: RecordedPriceView }) {
  const t = useTexts(priceItemsTexts);
  const format = useFormat();
  const now = useNow();
  const state = now && priceStateOf(from, now);
  const price = format.money(regularPrice);
  const date = format.date(from);
  return (
    <tr>
      <td>{date}</td>
      <td>{price}</td>
      <td>
        {state?.kind === 'planned' && t('planned', { date: format.date(state.at) })}
        {state?.kind === 'counts-from' && t('countsFrom', { date: format.date(state.at) })}
        {state?.kind === 'counts' && t('counts')}
      </td>
      <td>
        <a href={photo} target="_blank" rel="noopener noreferrer" className={styles.photo}>
          <img src={photo} alt={t('photoOf', { price, date })} width={64} height={44} loading="lazy" />
        </a>
      </td>
    </tr>
  );
}

/** Recorded prices, the newest first. */
function PriceTable({ item }: { item: PriceItemView }) {
  const t = useTexts(priceItemsTexts);
  if (item.prices.length === 0) return <p className={styles.small}>{t('noPrices')}</p>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('prices', { name: item.name })}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['colFrom', 'colPrice', 'colState', 'colPhoto'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...item.prices].reverse().map((price) => (
            <PriceRow key={price.from} price={price} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Item with its recorded prices and the state of its confirmation. */
export function ItemCard({ item }: { item: PriceItemView }) {
  const t = useTexts(priceItemsTexts);
  const [isRecording, setRecording] = useState(false);
  const { name, priceFor, dealCount } = item;
  return (
    <li>
      <Card className={styles.card}>
        <div className={styles.top}>
          <h2>{name}</h2>
          {priceFor && <Tag tone="brand">{t(`for_${priceFor.unit}`, { count: priceFor.count })}</Tag>}
        </div>
        <p className={styles.small}>
          {dealCount > 0 ? t('confirmed', { count: dealCount }) : t('unconfirmed')}
        </p>
        <PriceTable item={item} />
        {isRecording ? (
          <RecordForm item={item} onClose={() => setRecording(false)} />
        ) : (
          <div>
            <Button
              variant="outline"
              aria-label={t('recordFor', { name })}
              onClick={() => setRecording(true)}
            >
              {t('record')}
            </Button>
          </div>
        )}
      </Card>
    </li>
  );
}
