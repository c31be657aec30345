import { Search } from 'lucide-react';
import { useMemo, type FormEvent } from 'react';
import { type BrandPagesArg, type BrandView, useBrandPagesInfiniteQuery } from 'shared-ui/api/brands';
import { BrandLogo } from '../../shared/brand-logo/brand-logo';
import { SkeletonBlock, Button, ButtonLink, Container, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { ShowMore } from '../../shared/show-more/show-more';
import {
  businessNameIn,
  inLanguage,
  localizedPath,
  sharedTexts,
  useLanguage,
  useTexts,
} from 'shared-ui/i18n';
import { Link, useNavigate, useSearchParams } from 'shared-ui/router';
import { readBrandsQuery } from './brands-query';
import styles from './brands-page.module.css';
import { brandsTexts } from './texts';

const BONES = [1, 2, 3, 4, 5, 6, 7, 8];

type Order = Pick<BrandPagesArg, 'search' | 'sort'>;

const pathOf = ({ search, sort }: Order, cursor?: string): string => {
  const wanted = { ...(search && { search }), ...(sort && { sort }), ...(cursor && { cursor }) };
  const query = new URLSearchParams(wanted).toString();
  return query ? `/brands?${query}` : '/brands';
};

function BrandSearch({ wanted: { search, sort } }: { wanted: Order }) {
  const t = useTexts(brandsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search')).trim();
    navigate(pathOf({ search: typed, sort }));
  };
  return (
    <form role="search" action={localizedPath('/brands', language)} className={styles.search} onSubmit={find}>
      <Search size={18} aria-hidden />
      {sort && <input type="hidden" name="sort" value={sort} />}
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

/** Orders of the list, as links that work without scripts. */
function BrandOrder({ wanted }: { wanted: Order }) {
  const t = useTexts(brandsTexts);
  const orders = [
    { text: 'byDeals', sort: undefined },
    { text: 'byHonour', sort: 'honour' },
  ] as const;
  return (
    <nav aria-label={t('sort')} className={styles.order}>
      {orders.map(({ text, sort }) => (
        <Link
          key={text}
          to={pathOf({ search: wanted.search, sort })}
          aria-current={wanted.sort === sort ? 'true' : undefined}
        >
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}

function BrandTile({ brand }: { brand: BrandView }) {
  const t = useTexts(brandsTexts);
  const shared = useTexts(sharedTexts);
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
          {brand.honour && <small>{shared('givenTimes', { ...brand.honour })}</small>}
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
        <BrandSearch wanted={wanted} />
      </div>
      <BrandOrder wanted={wanted} />
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
          text={wanted.search ? t('noneText') : t('noneAtAll')}
          actions={wanted.search && <ButtonLink to="/brands">{t('all')}</ButtonLink>}
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
          to={pathOf(wanted, lastPage.next)}
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
