import { useDealsSimilarQuery } from 'shared-ui/api/deals';
import { DealCard } from 'shared-ui/deal-card';
import { useTexts } from 'shared-ui/i18n';
import { Rail } from 'shared-ui/kit';
import styles from './deal-detail-page.module.css';
import { dealDetailTexts } from './texts';

export function SimilarDeals({ dealId, expired }: { dealId: number; expired: boolean }) {
  const t = useTexts(dealDetailTexts);
  const { data: deals = [] } = useDealsSimilarQuery({ id: dealId });
  if (deals.length === 0) return null;
  return (
    <section className={styles.similar}>
      <Rail
        heading={<h2>{t(expired ? 'stillAvailable' : 'similar')}</h2>}
        step={320}
        columns={4}
        tabletColumns={2}
        phone="peek"
        arrows={false}
      >
        {deals.map((deal) => (
          <DealCard key={deal.id} deal={deal} />
        ))}
      </Rail>
    </section>
  );
}
