import { useDealsListQuery } from 'shared-ui/api/deals';
import type { BrandPageView } from 'shared-ui/api/brands';
import { DealCardSkeleton, ButtonLink, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { useTexts } from 'shared-ui/i18n';
import { FavoriteCard } from '../../shared/favorites/favorite-card';
import styles from './brand-page.module.css';
import { dealsOfBrand } from './deals-of-brand';
import { brandTexts } from './texts';

/** Current deals of the business. */
export function BrandDeals({ brand }: { brand: BrandPageView }) {
  const t = useTexts(brandTexts);
  const { data: deals, isError, refetch } = useDealsListQuery(dealsOfBrand(brand.slug));
  return (
    <section className={styles.section} aria-labelledby="brand-deals">
      <h2 id="brand-deals">{t('deals')}</h2>
      {isError && (
        <ErrorState
          level={3}
          title={t('dealsFailed')}
          text={t('dealsFailedText')}
          onRetry={() => void refetch()}
        />
      )}
      {!deals && !isError && (
        <Skeleton className={styles.grid}>
          <DealCardSkeleton />
          <DealCardSkeleton />
        </Skeleton>
      )}
      {deals?.length === 0 && (
        <EmptyState
          drawing="plate"
          level={3}
          title={t('noDeals')}
          text={t('noDealsText')}
          actions={<ButtonLink to="/deals">{t('browse')}</ButtonLink>}
        />
      )}
      {deals && deals.length > 0 && (
        <ul className={styles.grid}>
          {deals.map((deal) => (
            <li key={deal.id}>
              <FavoriteCard deal={deal} />
            </li>
          ))}
        </ul>
      )}
      {deals && brand.dealCount > deals.length && (
        <ButtonLink to={`/deals?vendor=${brand.slug}`} variant="outline" className={styles.more}>
          {t('allDeals', { count: brand.dealCount })}
        </ButtonLink>
      )}
    </section>
  );
}
