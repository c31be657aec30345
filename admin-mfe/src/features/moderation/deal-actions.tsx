import { useState } from 'react';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, useNow } from 'shared-ui/ui';
import { approvalBlock } from './decisions/approval-block';
import { ApprovalBlockNote } from './decisions/approval-block-note';
import type { DealState } from './deal-states';
import { FeatureDialog } from './featuring/feature-dialog';
import styles from './moderation.module.css';
import { RejectDialog } from '../../shared/deal-review/reject-dialog';
import { moderationTexts } from '../../shared/deal-review/texts';
import { OwnBusinessNote, useOwnBusiness } from '../../shared/own-business/own-business';
import { DecisionWaits } from '../../shared/undo/undo-decisions';
import { useDecisions } from './decisions/use-decisions';

const FEATURED_IN: readonly DealState[] = ['active', 'featured', 'scheduled'];

/** Buttons for a deal in a table. */
export function DealActions({ deal, state }: { deal: ManagedDealView; state: DealState }) {
  const t = useTexts(moderationTexts);
  const { busy, isWaiting, approve, reject } = useDecisions();
  const now = useNow();
  const isOwn = useOwnBusiness(deal.vendorId);
  const isDecided = state === 'pending' || FEATURED_IN.includes(state);
  const block = approvalBlock(deal, now?.getTime() ?? 0);
  const [asking, setAsking] = useState(false);
  const [isFeaturing, setFeaturing] = useState(false);
  return (
    <span className={styles.actions}>
      <ButtonLink
        to={`/deals/${deal.id}`}
        variant="tint"
        size="small"
        aria-label={`${t('view')}: ${deal.title}`}
      >
        {t('view')}
      </ButtonLink>
      {state === 'pending' && isWaiting(deal) && <DecisionWaits />}
      {isOwn && isDecided && <OwnBusinessNote />}
      {state === 'pending' && !isOwn && !isWaiting(deal) && (
        <>
          {block ? (
            <ApprovalBlockNote deal={deal} block={block} />
          ) : (
            <Button variant="confirm" size="small" disabled={busy} onClick={() => void approve(deal)}>
              {t('approve')}
            </Button>
          )}
          <Button variant="danger" size="small" disabled={busy} onClick={() => setAsking(true)}>
            {t('reject')}
          </Button>
          {asking && (
            <RejectDialog
              busy={busy}
              onClose={() => setAsking(false)}
              onReject={(why) => {
                setAsking(false);
                void reject(deal, why);
              }}
            />
          )}
        </>
      )}
      {!isOwn && FEATURED_IN.includes(state) && (
        <Button
          variant="outline"
          size="small"
          aria-label={`${t('feature')}: ${deal.title}`}
          onClick={() => setFeaturing(true)}
        >
          {t('feature')}
        </Button>
      )}
      {isFeaturing && <FeatureDialog deal={deal} onClose={() => setFeaturing(false)} />}
    </span>
  );
}
