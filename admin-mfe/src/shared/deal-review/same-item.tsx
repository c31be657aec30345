import type { SuggestedItemView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { confirmItem, type Reviewed, useConfirmedItem } from './confirmed-items';
import styles from './deal-checks.module.css';
import { moderationTexts } from './texts';

/** Confirms that the deal sells the suggested item. */
export function SameItem({ deal, item }: { deal: Reviewed; item: SuggestedItemView }) {
  const t = useTexts(moderationTexts);
  const isConfirmed = useConfirmedItem(deal) === item.id;
  return (
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
  );
}
