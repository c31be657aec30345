import { useDealsSimilarQuery } from 'shared-ui/api/deals';
import { withDistinctCovers } from 'shared-ui/ui';
import { useTexts } from 'shared-ui/i18n';
import { FavoriteCard } from '../../../shared/favorites/favorite-card';
import styles from '../deal-detail-page.module.css';
import { dealDetailTexts } from '../texts';

export function SimilarDeals({ dealId, expired }: { dealId: number; expired: boolean }) {
  const t = useTexts(dealDetailTexts);
  const { data: deals = [] } = useDealsSimilarQuery({ id: dealId });
  if (deals.length === 0) return null;
  return (
    <section className={styles.similar}>
      <h2>{t(expired ? 'stillAvailable' : 'similar')}</h2>
      <ul className={styles.similarDeals}>
        {withDistinctCovers(deals).map((deal) => (
          <li key={deal.id}>
            <FavoriteCard deal={deal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
