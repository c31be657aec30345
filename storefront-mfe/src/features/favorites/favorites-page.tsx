import {
  DealCardSkeleton,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Skeleton,
  withDistinctCovers,
} from 'shared-ui/ui';
import { useFocusAfterRemoval } from '../../shared/focus/use-focus-after-removal';
import { useTexts } from 'shared-ui/i18n';
import { FavoriteTile } from './favorite-tile';
import styles from './favorites-page.module.css';
import { GoneFavorites } from './gone-favorites';
import { SignInHint } from './sign-in-hint';
import { favoritesTexts } from './texts';
import { useFavorites, type Favorites } from './use-favorites';
import { ViewedDeals } from './viewed/viewed-deals';

const BONES = [1, 2, 3, 4];

function MoreFavorites({ shown, total, hasMore, fetchingMore, showMore }: Favorites) {
  const t = useTexts(favoritesTexts);
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <p>{t('showing', { shown, total })}</p>
      <Button variant="outline" disabled={fetchingMore} onClick={showMore}>
        {t(fetchingMore ? 'fetchingMore' : 'showMore')}
      </Button>
    </div>
  );
}

function FavoritesList({ favorites }: { favorites: Favorites }) {
  const t = useTexts(favoritesTexts);
  const { items, gone, state, retry } = favorites;
  if (state === 'failed') return <ErrorState title={t('failed')} text={t('failedText')} onRetry={retry} />;
  if (state === 'loading') {
    return (
      <>
        <noscript>{t('needsScript')}</noscript>
        <Skeleton className={styles.grid}>
          {BONES.map((bone) => (
            <DealCardSkeleton key={bone} />
          ))}
        </Skeleton>
      </>
    );
  }
  return (
    <>
      {gone.length > 0 && <GoneFavorites ids={gone} />}
      {items.length > 0 ? (
        <ul className={styles.grid}>
          {withDistinctCovers(items).map((deal) => (
            <li key={deal.id}>
              <FavoriteTile deal={deal} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="search"
          title={t('none')}
          text={t('noneText')}
          actions={<ButtonLink to="/deals">{t('browse')}</ButtonLink>}
        />
      )}
      <MoreFavorites {...favorites} />
    </>
  );
}

export function FavoritesPage() {
  const t = useTexts(favoritesTexts);
  const favorites = useFavorites();
  const heading = useFocusAfterRemoval(favorites.items.length + favorites.gone.length);
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {favorites.state === 'ready' && favorites.total > 0 && (
          <span>{t('count', { count: favorites.total })}</span>
        )}
      </div>
      <SignInHint />
      <FavoritesList favorites={favorites} />
      <ViewedDeals />
    </Container>
  );
}
