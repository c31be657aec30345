import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ButtonLink, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import styles from './deal-detail-page.module.css';
import { dealDetailTexts } from './texts';

export function DealMissing() {
  const t = useTexts(dealDetailTexts);
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={t('missingTitle')}
      text={t('missingText')}
      actions={<ButtonLink to="/deals">{t('browse')}</ButtonLink>}
    />
  );
}

export function DealFailed({ onRetry }: { onRetry(): void }) {
  const t = useTexts(dealDetailTexts);
  return (
    <ErrorState
      level={1}
      title={t('failedTitle')}
      text={t('failedText')}
      onRetry={onRetry}
      actions={
        <ButtonLink to="/deals" variant="tint">
          {t('browse')}
        </ButtonLink>
      }
    />
  );
}

export const DealSkeleton = () => (
  <Skeleton className={styles.grid}>
    <SkeletonBlock className={styles.bonePicture} />
    <SkeletonBlock className={styles.boneTicket} />
  </Skeleton>
);
