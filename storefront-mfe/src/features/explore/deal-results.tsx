import {
  DealCardSkeleton,
  withDistinctCovers,
  ButtonLink,
  deferredPart,
  ErrorState,
  lazyPart,
  Skeleton,
} from 'shared-ui/ui';
import { useTexts } from 'shared-ui/i18n';
import { FavoriteCard } from '../../shared/favorites/favorite-card';
// The server renders the link to more deals, so its styles load with the page.
import '../../shared/show-more/show-more.module.css';
import styles from './explore-page.module.css';
import type { DealView } from 'shared-ui/api/deals';
import { cityOfList } from './filters/filters';
import { exploreTexts } from './texts';
import type { Explore } from './use-explore';

/** End of the list. The server renders its link; the code loads on the first interaction. */
const MoreDeals = deferredPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './more-deals')).MoreDeals,
);

const NoDeals = lazyPart(
  async () => (await import(/* webpackChunkName: "explore-parts" */ './no-deals')).NoDeals,
);

const BONES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const IN_SIGHT = 4;

function Tickets({ deals, first }: { deals: readonly DealView[]; first: number }) {
  return (
    <ul className={styles.grid}>
      {deals.map((deal, index) => (
        <li key={deal.id}>
          <FavoriteCard deal={deal} level={2} isTicket eager={first + index < IN_SIGHT} />
        </li>
      ))}
    </ul>
  );
}

/** Deals of a search: first those of the visitor's city, then all others under a separate heading. */
function DealGroups({
  deals,
  filters,
  place,
}: Pick<Explore, 'filters' | 'place'> & { deals: readonly DealView[] }) {
  const t = useTexts(exploreTexts);
  const shown = withDistinctCovers(deals);
  const isDivided = Boolean(filters.search) && cityOfList(filters, place) === undefined && !filters.sort;
  const here = isDivided ? shown.filter(({ location }) => location?.slug === place.city) : shown;
  const elsewhere = isDivided ? shown.filter(({ location }) => location?.slug !== place.city) : [];
  return (
    <>
      {here.length > 0 && <Tickets deals={here} first={0} />}
      {elsewhere.length > 0 && (
        <>
          {here.length > 0 && <h2 className={styles.elsewhere}>{t('inOtherCities')}</h2>}
          <Tickets deals={elsewhere} first={here.length} />
        </>
      )}
    </>
  );
}

export function DealResults(explore: Explore) {
  const t = useTexts(exploreTexts);
  const { deals, failed, retry } = explore;
  if (deals && deals.length > 0) {
    return (
      <>
        <DealGroups {...explore} deals={deals} />
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
    return <NoDeals {...explore} />;
  }
  return (
    <Skeleton className={styles.grid}>
      {BONES.map((bone) => (
        <DealCardSkeleton key={bone} isTicket />
      ))}
    </Skeleton>
  );
}
