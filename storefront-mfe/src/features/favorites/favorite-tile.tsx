import type { FavoriteView } from 'shared-ui/api/favorites';
import { DealCard, Tag } from 'shared-ui/ui';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { FavoriteHeart } from '../../shared/favorites/favorite-heart';
import styles from './favorites-page.module.css';
import { hasPage, stateTextOf } from './favorite-state';
import { favoritesTexts } from './texts';

/** Favorite with its current state. */
export function FavoriteTile({ deal }: { deal: FavoriteView }) {
  const t = useTexts(favoritesTexts);
  const format = useFormat();
  const state = stateTextOf(deal);
  return (
    <div className={styles.tile}>
      <DealCard deal={deal} level={2} unlinked={!hasPage(deal)} favorite={<FavoriteHeart deal={deal} />} />
      {state && <Tag tone="bad">{t(state)}</Tag>}
      {!state && deal.priceThen !== deal.discountedPrice && (
        <Tag tone={deal.priceThen > deal.discountedPrice ? 'good' : 'waiting'}>
          {t('priceWas', { price: format.money(deal.priceThen) })}
        </Tag>
      )}
    </div>
  );
}
