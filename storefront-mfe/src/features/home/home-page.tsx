import { memo } from 'react';
import { useDealsFeaturedQuery } from 'shared-ui/api/deals';
import { usePlace } from 'shared-ui/platform';
import { useStatsReadQuery } from 'shared-ui/api/stats';
import { useBrandsListQuery } from 'shared-ui/api/brands';
import { selectSessionHint, useAppSelector } from 'shared-ui/store';
import { deferredPart, lazyPart, withDistinctCovers } from 'shared-ui/ui';
import { AppBanner } from './app-banner';
import { Brands } from './brands';
import { Categories } from './categories';
import { Featured } from './featured/featured';
import { Figures } from './figures';
import { Hero } from './hero';
import styles from './home.module.css';
import { NearRail } from './near/near-rail';
import { useNearRail } from './near/use-near-rail';
import { SummarySkeleton } from './own/summary/summary-skeleton';
import { Specials } from './specials';

const OwnSummary = memo(
  lazyPart(
    async () => (await import(/* webpackChunkName: "home-own" */ './own/summary/own-summary')).OwnSummary,
  ),
);
// Only the device and the account know the visitor's history, so these rails load after the visible content.
const OwnRails = memo(
  deferredPart(async () => (await import(/* webpackChunkName: "home-parts" */ './own/own-rails')).OwnRails),
);
// Rendered by the server; their code loads on the visitor's first interaction.
const MoreThanSavings = memo(
  deferredPart(
    async () => (await import(/* webpackChunkName: "home-parts" */ './more-than-savings')).MoreThanSavings,
  ),
);
const HowItWorks = memo(
  deferredPart(async () => (await import(/* webpackChunkName: "home-parts" */ './how-it-works')).HowItWorks),
);

export function HomePage() {
  const { data: stats } = useStatsReadQuery();
  const { data: brands } = useBrandsListQuery({});
  const { data: heroDeals } = useDealsFeaturedQuery({ place: 'hero' });
  const { city } = usePlace();
  const { data: specials } = useDealsFeaturedQuery({ place: 'specials', city });
  const featured = useDealsFeaturedQuery({ city });
  const near = useNearRail();
  const nearCount = near.deals?.length ?? 0;
  const featuredCount = featured.data?.length ?? 0;
  const shown = withDistinctCovers([...(near.deals ?? []), ...(featured.data ?? []), ...(specials ?? [])]);
  // What belongs to a person comes before the offers.
  const isSignedIn = useAppSelector(selectSessionHint) === 'present';
  const hero = <Hero deals={heroDeals} />;
  return (
    <>
      {isSignedIn ? <OwnSummary waiting={<SummarySkeleton />} /> : hero}
      <NearRail {...near} deals={near.deals && shown.slice(0, nearCount)} onRetry={near.retry} />
      <OwnRails />
      {isSignedIn && <div className={styles.lower}>{hero}</div>}
      <Figures stats={stats} />
      <Categories />
      <Brands brands={brands ?? []} />
      <Featured
        deals={featured.data && shown.slice(nearCount, nearCount + featuredCount)}
        failed={featured.isError}
        onRetry={() => void featured.refetch()}
      />
      <MoreThanSavings />
      <Specials deals={shown.slice(nearCount + featuredCount)} />
      <HowItWorks />
      <AppBanner />
    </>
  );
}
