import { useSavedSearchesNewQuery } from 'shared-ui/api/saved-searches';
import { useTexts } from 'shared-ui/i18n';
import { DealCard, withDistinctCovers } from 'shared-ui/ui';
import { FavoriteHeart } from '../../shared/favorites/favorite-heart';
import styles from './saved-page.module.css';
import { savedTexts } from './texts';

/** Deals of the latest daily message; renders nothing without one. */
export function NewDeals() {
  const t = useTexts(savedTexts);
  const { data: deals = [] } = useSavedSearchesNewQuery();
  if (deals.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="new-deals">
      <h2 id="new-deals">{t('newDeals')}</h2>
      <ul className={styles.grid}>
        {withDistinctCovers(deals).map((deal) => (
          <li key={deal.id}>
            <DealCard deal={deal} favorite={<FavoriteHeart deal={deal} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
