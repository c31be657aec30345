import {
  DealCardSkeleton,
  type CardDeal,
  ButtonLink,
  EmptyState,
  ErrorState,
  Section,
  Skeleton,
} from 'shared-ui/ui';
import { MoreComingCard } from './more-coming-card';
import { Rail } from '../rail/rail';
import { useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { FavoriteCard } from '../../../shared/favorites/favorite-card';
import styles from './featured.module.css';
import { homeTexts } from '../texts';

const LEAST = 4;
const PLACES = [0, 1, 2, 3] as const;

interface FeaturedProps {
  deals: readonly CardDeal[] | undefined;
  failed: boolean;
  onRetry(): void;
}

function FeaturedDealsPart({ deals }: { deals: readonly CardDeal[] }) {
  const t = useTexts(homeTexts);
  const missing = PLACES.slice(deals.length);
  return (
    <Rail
      heading={<h2>{t('featured')}</h2>}
      lead={t('featuredLead')}
      action={
        <ButtonLink to="/deals" variant="tint" size="small">
          {t('viewAll')}
        </ButtonLink>
      }
      step={320}
      columns={4}
      tabletColumns={2}
      phone="peek"
      arrows={deals.length > LEAST}
    >
      {deals.map((deal) => (
        <FavoriteCard key={deal.id} deal={deal} />
      ))}
      {missing.map((place) => (
        <MoreComingCard key={`coming-${place}`} />
      ))}
    </Rail>
  );
}
const FeaturedDeals = keptPart(FeaturedDealsPart);

export function Featured({ deals, failed, onRetry }: FeaturedProps) {
  const t = useTexts(homeTexts);
  if (deals && deals.length > 0) {
    return (
      <Section>
        <FeaturedDeals deals={deals} />
      </Section>
    );
  }
  return (
    <Section>
      <h2>{t('featured')}</h2>
      {failed && <ErrorState level={3} title={t('failed')} text={t('failedText')} onRetry={onRetry} />}
      {deals && (
        <EmptyState
          drawing="search"
          level={3}
          title={t('noFeatured')}
          text={t('noFeaturedText')}
          actions={<ButtonLink to="/deals">{t('exploreAll')}</ButtonLink>}
        />
      )}
      {!deals && !failed && (
        <Skeleton className={styles.bones}>
          {PLACES.map((place) => (
            <DealCardSkeleton key={place} />
          ))}
        </Skeleton>
      )}
    </Section>
  );
}
