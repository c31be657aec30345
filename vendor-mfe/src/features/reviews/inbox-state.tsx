import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, EmptyState, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import { type Filters, isWaiting } from './filters';
import styles from './reviews-page.module.css';
import { vendorReviewsTexts } from './texts';

interface InboxStateProps {
  filters: Filters;
  isFailed: boolean;
  isEmpty: boolean;
  /** True if the business has reviews. */
  hasReviews: boolean;
  onRetry(): void;
}

/** The inbox while it loads, after a failure, and without a review. */
export function InboxState({ filters, isFailed, isEmpty, hasReviews, onRetry }: InboxStateProps) {
  const t = useTexts(vendorReviewsTexts);
  if (isFailed) return <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={onRetry} />;
  if (!isEmpty)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (!hasReviews)
    return (
      <EmptyState
        card
        drawing="plate"
        level={2}
        title={t('none')}
        text={t('noneText')}
        actions={<ButtonLink to="/dashboard/deals">{t('toDeals')}</ButtonLink>}
      />
    );
  const state = isWaiting(filters) ? 'nothingWaits' : 'noneFound';
  return (
    <EmptyState
      card
      drawing={state === 'nothingWaits' ? 'plate' : 'search'}
      level={2}
      title={t(state)}
      text={t(`${state}Text`)}
    />
  );
}
