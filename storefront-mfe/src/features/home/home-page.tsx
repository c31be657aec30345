import { useDealsFeaturedQuery } from 'shared-ui/api/deals';
import { useStatsReadQuery } from 'shared-ui/api/stats';
import { useBrandsListQuery } from 'shared-ui/api/brands';
import { AppBanner } from './app-banner';
import { Brands } from './brands';
import { Categories } from './categories';
import { Featured } from './featured/featured';
import { Figures } from './figures';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { MoreThanSavings } from './more-than-savings';
import { Specials } from './specials';

export function HomePage() {
  const { data: stats } = useStatsReadQuery();
  const { data: brands } = useBrandsListQuery({});
  const { data: heroDeals } = useDealsFeaturedQuery({ place: 'hero' });
  const { data: specials } = useDealsFeaturedQuery({ place: 'specials' });
  const featured = useDealsFeaturedQuery({});
  return (
    <>
      <Hero deals={heroDeals} />
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
