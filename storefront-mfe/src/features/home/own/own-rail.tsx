import type { ReactNode } from 'react';
import {
  SkeletonBlock,
  DealCard,
  DealCardSkeleton,
  Section,
  Skeleton,
  withDistinctCovers,
  type CardDeal,
} from 'shared-ui/ui';
import { FavoriteHeart } from '../../../shared/favorites/favorite-heart';
import bones from '../featured/featured.module.css';
import { Rail } from '../rail/rail';
import styles from './own-rail.module.css';

const BONES = [0, 1, 2, 3] as const;
const ALL_IN_SIGHT = 4;

interface OwnRailProps {
  title: string;
  lead: string;
  action: ReactNode;
  deals: readonly CardDeal[];
}

export function OwnRail({ title, lead, action, deals }: OwnRailProps) {
  return (
    <Section>
      <Rail
        heading={<h2>{title}</h2>}
        lead={lead}
        action={action}
        step={320}
        columns={4}
        tabletColumns={2}
        phone="peek"
        arrows={deals.length > ALL_IN_SIGHT}
      >
        {withDistinctCovers(deals).map((deal) => (
          <DealCard key={deal.id} deal={deal} favorite={<FavoriteHeart deal={deal} />} />
        ))}
      </Rail>
    </Section>
  );
}

/** Skeleton of a rail while its deals load. */
export const OwnRailSkeleton = () => (
  <Section>
    <Skeleton>
      <SkeletonBlock className={styles.title} />
      <div className={bones.bones}>
        {BONES.map((bone) => (
          <DealCardSkeleton key={bone} />
        ))}
      </div>
    </Skeleton>
  </Section>
);
