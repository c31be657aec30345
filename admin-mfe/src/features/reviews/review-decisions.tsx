import { useState } from 'react';
import type { AdminReviewView } from 'shared-ui/api/admin-reviews';
import { ReasonDialog } from '../../shared/reason-dialog/reason-dialog';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { OwnAffairNote, OwnBusinessNote, useOwnBusiness } from '../../shared/own-business/own-business';
import { DecisionWaits } from '../../shared/undo/undo-decisions';
import styles from './reviews.module.css';
import { reviewsTexts } from './texts';
import { useReviewDecision, type ReviewAction } from './use-review-decision';

/** Buttons to hide or keep a reported review, hide a visible one or restore a hidden one, each after confirmation. */
export function ReviewDecisions({ review }: { review: AdminReviewView }) {
  const t = useTexts(reviewsTexts);
  const { busy, isWaiting, decide } = useReviewDecision();
  const [asked, setAsked] = useState<ReviewAction | null>(null);
  const close = () => setAsked(null);
  const carryOut = async (action: ReviewAction, reason = '') => {
    if (await decide(action, review, reason)) close();
  };
  const isOwn = useOwnBusiness(review.vendor.id);
  const isAuthor = useCurrentUser().user?.id === review.author.id;
  if (isOwn) return <OwnBusinessNote />;
  if (isAuthor) return <OwnAffairNote />;
  if (isWaiting(review)) return <DecisionWaits />;
  const isReported = review.reports.length > 0;
  return (
    <div className={styles.buttons}>
      {review.hiddenAt ? (
        <Button size="small" variant="tint" onClick={() => setAsked('restore')}>
          {t('restore')}
        </Button>
      ) : (
        <Button size="small" variant="outline" onClick={() => setAsked('hide')}>
          {t('hide')}
        </Button>
      )}
      {isReported && (
        <Button size="small" variant="tint" onClick={() => setAsked('keep')}>
          {t('keep')}
        </Button>
      )}
      {asked === 'hide' && (
        <ReasonDialog
          title={t('hideTitle')}
          text={t('hideText')}
          confirm={t('hide')}
          busy={busy}
          onClose={close}
          onReason={(reason) => void carryOut('hide', reason)}
        />
      )}
      {(asked === 'restore' || asked === 'keep') && (
        <ConfirmDialog
          open
          title={t(`${asked}Title`)}
          text={t(`${asked}Text`)}
          confirm={t(asked)}
          cancel={t('cancel')}
          busy={busy}
          onConfirm={() => void carryOut(asked)}
          onClose={close}
        />
      )}
    </div>
  );
}
