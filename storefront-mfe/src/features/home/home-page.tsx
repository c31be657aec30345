import { useDealsFeaturedQuery, useDealsListQuery } from 'shared-ui/api/deals';
import { useStatsReadQuery } from 'shared-ui/api/stats';
import { useBrandsListQuery } from 'shared-ui/api/vendors';
import { AppBanner } from './app-banner';
import { Brands } from './brands';
import { Categories } from './categories';
import { Featured } from './featured';
import { Figures } from './figures';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { MoreThanSavings } from './more-than-savings';
import { Specials } from './specials';
import { specialsQuery } from './specials-query';

export function HomePage() {
  const { data: stats } = useStatsReadQuery();
  const { data: brands } = useBrandsListQuery({});
  const { data: specials } = useDealsListQuery(specialsQuery);
  const featured = useDealsFeaturedQuery();
  return (
    <>
      <Hero />
      <Figures stats={stats} />
      <Categories />
      <Brands brands={brands ?? []} />
      <Featured deals={featured.data} failed={featured.isError} onRetry={() => void featured.refetch()} />
      <MoreThanSavings />
      <Specials deals={specials ?? []} />
      <HowItWorks />
      <AppBanner />
    </>
  );
}
