import { DealCard, DealCardBones, ButtonLink, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { useTexts } from 'shared-ui/i18n';
import { FavoriteHeart } from '../../shared/favorites/favorite-heart';
import styles from './explore-page.module.css';
import { pathOf } from './filters/filters';
import { MoreDeals } from './more-deals';
import { exploreTexts } from './texts';
import type { Explore } from './use-explore';

const BONES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const IN_SIGHT = 4;

export function DealResults(explore: Explore) {
  const t = useTexts(exploreTexts);
  const { deals, failed, retry } = explore;
  if (deals && deals.length > 0) {
    return (
      <>
        <ul className={styles.grid}>
          {deals.map((deal, index) => (
            <li key={deal.id}>
              <DealCard
                deal={deal}
                level={2}
                eager={index < IN_SIGHT}
                favorite={<FavoriteHeart deal={deal} />}
              />
            </li>
          ))}
        </ul>
        <MoreDeals {...explore} />
      </>
    );
  }
  if (failed) {
    return (
      <ErrorState
        title={t('failed')}
        text={t('failedText')}
        onRetry={retry}
        actions={
          <ButtonLink to="/dashboard/passes" variant="tint">
            {t('myCodes')}
          </ButtonLink>
        }
      />
    );
  }
  if (deals) {
    return (
      <EmptyState
        drawing="search"
        title={t('none')}
        text={t('noneText')}
        actions={<ButtonLink to={pathOf({ view: explore.filters.view })}>{t('clearFilters')}</ButtonLink>}
      />
    );
  }
  return (
    <Skeleton className={styles.grid}>
      {BONES.map((bone) => (
        <DealCardBones key={bone} />
      ))}
    </Skeleton>
  );
}
