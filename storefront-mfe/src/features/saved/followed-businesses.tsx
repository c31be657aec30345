import {
  useFollowsListQuery,
  useFollowsUnfollowMutation,
  type FollowedBrandView,
} from 'shared-ui/api/follows';
import { businessNameIn, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { Link } from 'shared-ui/router';
import { SkeletonBlock, Button, ButtonLink, Card, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { BrandLogo } from '../../shared/brand-logo/brand-logo';
import { useFocusAfterRemoval } from '../../shared/focus/use-focus-after-removal';
import styles from './saved-page.module.css';
import { savedTexts } from './texts';

function BusinessRow({ brand }: { brand: FollowedBrandView }) {
  const t = useTexts(savedTexts);
  const language = useLanguage();
  const { busy, decide } = useDecision();
  const [unfollow] = useFollowsUnfollowMutation();
  const name = businessNameIn(language, brand);
  const place = brand.city && inLanguage(language, brand.city, brand.cityNe);
  const unfollowNow = () =>
    decide(
      brand.slug,
      (key) => unfollow({ slug: brand.slug, 'Idempotency-Key': key }).unwrap(),
      { kind: 'info', title: t('unfollowed', { name }) },
      t('unfollowFailed'),
    );
  return (
    <li className={styles.row}>
      <Link to={`/brand/${brand.slug}`} className={styles.business}>
        <BrandLogo brand={brand} />
        <span>
          <b>{name}</b>
          <small>{[place, t('dealCount', { count: brand.dealCount })].filter(Boolean).join(' · ')}</small>
        </span>
      </Link>
      <Button
        size="small"
        variant="outline"
        aria-label={t('unfollowBusiness', { name })}
        disabled={busy}
        onClick={() => void unfollowNow()}
      >
        {t('unfollow')}
      </Button>
    </li>
  );
}

function BusinessRows() {
  const t = useTexts(savedTexts);
  const { data: brands, isError, refetch } = useFollowsListQuery();
  if (brands && brands.length > 0) {
    return (
      <Card className={styles.sheet}>
        <ul aria-labelledby="followed">
          {brands.map((brand) => (
            <BusinessRow key={brand.id} brand={brand} />
          ))}
        </ul>
      </Card>
    );
  }
  if (isError && !brands) {
    const retry = () => void refetch();
    return <ErrorState level={3} title={t('businessesFailed')} text={t('failedText')} onRetry={retry} />;
  }
  if (!brands) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  }
  return (
    <EmptyState
      card
      level={3}
      drawing="plate"
      title={t('noBusinesses')}
      text={t('noBusinessesText')}
      actions={<ButtonLink to="/brands">{t('browse')}</ButtonLink>}
    />
  );
}

/** Businesses that the customer follows. */
export function FollowedBusinesses() {
  const t = useTexts(savedTexts);
  const { data: brands } = useFollowsListQuery();
  const heading = useFocusAfterRemoval(brands?.length ?? 0);
  return (
    <section className={styles.section} aria-labelledby="followed">
      <h2 id="followed" ref={heading} tabIndex={-1}>
        {t('businesses')}
      </h2>
      <BusinessRows />
    </section>
  );
}
