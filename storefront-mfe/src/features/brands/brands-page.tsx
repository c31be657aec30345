import { Search } from 'lucide-react';
import { useMemo, type FormEvent } from 'react';
import { type BrandView, useBrandPagesInfiniteQuery } from 'shared-ui/api/brands';
import { BrandLogo } from '../../shared/brand-logo/brand-logo';
import { SkeletonBlock, Button, ButtonLink, Container, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { ShowMore } from '../../shared/show-more/show-more';
import { businessNameIn, inLanguage, localizedPath, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link, useNavigate, useSearchParams } from 'shared-ui/router';
import { readBrandsQuery } from './brands-query';
import styles from './brands-page.module.css';
import { brandsTexts } from './texts';

const BONES = [1, 2, 3, 4, 5, 6, 7, 8];

const pathOf = (search?: string, cursor?: string): string => {
  const query = new URLSearchParams({ ...(search && { search }), ...(cursor && { cursor }) }).toString();
  return query ? `/brands?${query}` : '/brands';
};

function BrandSearch({ search }: { search?: string }) {
  const t = useTexts(brandsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(pathOf(String(new FormData(event.currentTarget).get('search')).trim()));
  };
  return (
    <form role="search" action={localizedPath('/brands', language)} className={styles.search} onSubmit={find}>
      <Search size={18} aria-hidden />
      <input
        key={search}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('search')}
      />
      <Button type="submit" size="small">
        {t('find')}
      </Button>
    </form>
  );
}

function BrandTile({ brand }: { brand: BrandView }) {
  const t = useTexts(brandsTexts);
  const language = useLanguage();
  return (
    <li>
      <Link to={`/brand/${brand.slug}`} className={styles.tile}>
        <BrandLogo brand={brand} />
        <span className={styles.words}>
          <b>{businessNameIn(language, brand)}</b>
          <small>
            {[
              inLanguage(language, brand.category, brand.categoryNe),
              brand.city && inLanguage(language, brand.city, brand.cityNe),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <small>{brand.dealCount > 0 ? t('deals', { count: brand.dealCount }) : t('noDeals')}</small>
        </span>
      </Link>
    </li>
  );
}

function useBrands() {
  const [query] = useSearchParams();
  const wanted = useMemo(() => readBrandsQuery(query), [query]);
  const pages = useBrandPagesInfiniteQuery(wanted);
  const brands = useMemo(() => pages.currentData?.pages.flatMap(({ items }) => items), [pages.currentData]);
  return { wanted, brands, lastPage: pages.currentData?.pages.at(-1), ...pages };
}

export function BrandsPage() {
  const t = useTexts(brandsTexts);
  const { wanted, brands, lastPage, isError, isFetchingNextPage, fetchNextPage, refetch } = useBrands();
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.count}>{lastPage && t('count', { count: lastPage.total })}</p>
        </div>
        <BrandSearch search={wanted.search} />
      </div>
      {!brands && isError && (
        <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      )}
      {!brands && !isError && (
        <Skeleton className={styles.grid}>
          {BONES.map((bone) => (
            <SkeletonBlock key={bone} className={styles.bone} />
          ))}
        </Skeleton>
      )}
      {brands?.length === 0 && (
        <EmptyState
          drawing="search"
          title={t('none')}
          text={t('noneText')}
          actions={<ButtonLink to="/brands">{t('all')}</ButtonLink>}
        />
      )}
      {brands && brands.length > 0 && (
        <ul className={styles.grid}>
          {brands.map((brand) => (
            <BrandTile key={brand.id} brand={brand} />
          ))}
        </ul>
      )}
      {brands && lastPage?.next && (
        <ShowMore
          to={pathOf(wanted.search, lastPage.next)}
          progress={t('showing', { shown: brands.length, total: lastPage.total })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void fetchNextPage();
          }}
        >
          {t(isFetchingNextPage ? 'fetchingMore' : 'showMore')}
        </ShowMore>
      )}
    </Container>
  );
}
