import type { SuggestedItemView } from 'shared-ui/api/admin';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { confirmItem, type Reviewed, useConfirmedItem } from './confirmed-items';
import styles from './deal-checks.module.css';
import { moderationTexts } from './texts';

/** Last price that the business recorded for the item, with its photo. */
function RecordedPrice({ recorded }: { recorded: NonNullable<SuggestedItemView['recorded']> }) {
  const t = useTexts(moderationTexts);
  const format = useFormat();
  const { regularPrice, from, photo } = recorded;
  const words = t('recordedPrice', { price: format.money(regularPrice), date: format.date(from) });
  return (
    <a href={photo} target="_blank" rel="noopener noreferrer" className={styles.recorded}>
      <img src={photo} alt={t('recordedPhoto')} width={96} height={66} loading="lazy" />
      <span>{words}</span>
    </a>
  );
}

/** Confirms that the deal sells the suggested item. */
export function SameItem({ deal, item }: { deal: Reviewed; item: SuggestedItemView }) {
  const t = useTexts(moderationTexts);
  const isConfirmed = useConfirmedItem(deal) === item.id;
  return (
    <div>
      <label className={styles.item}>
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={({ target }) => confirmItem(deal, target.checked ? item.id : undefined)}
        />
        <span>
          {t('sameItem', { name: item.name })}
          <small>{t('sameItemHint')}</small>
        </span>
      </label>
      {item.recorded && <RecordedPrice recorded={item.recorded} />}
    </div>
  );
}
