import { ArrowLeft, BadgeCheck } from 'lucide-react';
import { useBrandsPageQuery, type BrandPageView } from 'shared-ui/api/brands';
import { BusinessTrust } from '../../shared/trust/business-trust';
import { trustTexts } from '../../shared/trust/texts';
import { BrandLogo } from '../../shared/brand-logo/brand-logo';
import {
  SkeletonBlock,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  RatingMark,
  Skeleton,
  Tag,
} from 'shared-ui/ui';
import { businessNameIn, inLanguage, sharedTexts, useFormat, useTexts } from 'shared-ui/i18n';
import { Link, useParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { BrandDeals } from './brand-deals';
import { BrandFacts } from './brand-facts';
import { FollowButton } from './follow-button';
import styles from './brand-page.module.css';
import { brandTexts } from './texts';

function BrandHeader({ brand }: { brand: BrandPageView }) {
  const t = useTexts(brandTexts);
  const shared = useTexts(sharedTexts);
  const format = useFormat();
  const { language } = format;
  return (
    <header className={styles.head}>
      <BrandLogo brand={brand} />
      <div className={styles.words}>
        <h1>{businessNameIn(language, brand)}</h1>
        <p className={styles.meta}>
          <Tag tone="brand">{inLanguage(language, brand.category, brand.categoryNe)}</Tag>
          {brand.city && <span>{inLanguage(language, brand.city, brand.cityNe)}</span>}
          <span className={styles.verified}>
            <BadgeCheck size={18} />
            {t('verified')}
          </span>
          {typeof brand.averageRating === 'number' && (
            <RatingMark rating={brand.averageRating}>
              <span>{t('reviews', { count: brand.reviewCount })}</span>
            </RatingMark>
          )}
          {brand.honour && <span>{shared('givenTimes', { ...brand.honour })}</span>}
        </p>
        {brand.honourNoteUntil && (
          <p className={styles.note}>{t('honourNote', { date: format.date(brand.honourNoteUntil) })}</p>
        )}
        <FollowButton slug={brand.slug} name={businessNameIn(language, brand)} />
        <p className={styles.description}>{inLanguage(language, brand.description, brand.descriptionNe)}</p>
      </div>
    </header>
  );
}

function BrandTrust({ brand }: { brand: BrandPageView }) {
  const t = useTexts(trustTexts);
  return (
    <section className={styles.section} aria-labelledby="brand-trust">
      <h2 id="brand-trust">{t('title')}</h2>
      <BusinessTrust {...brand} />
    </section>
  );
}

function BrandSkeleton() {
  return (
    <Skeleton className={styles.bones}>
      <SkeletonBlock className={styles.boneHead} />
      <SkeletonBlock className={styles.boneDeals} />
    </Skeleton>
  );
}

function BrandState({ slug }: { slug: string }) {
  const t = useTexts(brandTexts);
  const { currentData: brand, error, refetch } = useBrandsPageQuery({ slug });
  if (brand) {
    return (
      <>
        <BrandHeader brand={brand} />
        <BrandDeals brand={brand} />
        <BrandTrust brand={brand} />
        <BrandFacts brand={brand} />
      </>
    );
  }
  if (isApiFailure(error) && [400, 404].includes(error.status)) {
    return (
      <EmptyState
        drawing="plate"
        level={1}
        title={t('missing')}
        text={t('missingText')}
        actions={<ButtonLink to="/brands">{t('back')}</ButtonLink>}
      />
    );
  }
  if (error)
    return <ErrorState level={1} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  return <BrandSkeleton />;
}

export function BrandPage() {
  const t = useTexts(brandTexts);
  const { slug = '' } = useParams();
  return (
    <Container>
      <Link to="/brands" className={styles.back}>
        <ArrowLeft size={16} />
        {t('back')}
      </Link>
      <BrandState slug={slug} />
    </Container>
  );
}
