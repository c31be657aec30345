import { Check } from 'lucide-react';
import { useSingleKeys } from 'shared-ui/dashboard';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog, useNow } from 'shared-ui/ui';
import { approvalBlock } from './approval-block';
import { ApprovalBlockNote } from './approval-block-note';
import styles from './decision-panel.module.css';
import { ReasonFields, useReasons } from '../../../shared/deal-review/reasons';
import type { Rejection } from '../../../shared/deal-review/rejection';
import { moderationTexts } from '../../../shared/deal-review/texts';
import { OwnBusinessNote, useOwnBusiness } from '../../../shared/own-business/own-business';
import { DecisionWaits } from '../../../shared/undo/undo-decisions';

interface DecisionPanelProps {
  deal: ManagedDealView;
  busy: boolean;
  /** True while the decision about the deal can be undone. */
  isWaiting?: boolean;
  onApprove(): void;
  onReject(why: Rejection): void;
  onStep(by: 1 | -1): void;
}

/** Note, reasons and buttons of a decision; for a deal of the own business the note that another admin decides. */
export function DecisionPanel(props: DecisionPanelProps) {
  const isOwn = useOwnBusiness(props.deal.vendorId);
  return isOwn ? <OwnDealPanel onStep={props.onStep} /> : <OpenDecision {...props} />;
}

function OwnDealPanel({ onStep }: Pick<DecisionPanelProps, 'onStep'>) {
  const t = useTexts(moderationTexts);
  useSingleKeys({ j: () => onStep(1), k: () => onStep(-1) }, true);
  return (
    <aside className={styles.panel} aria-label={t('decision')}>
      <h2>{t('decision')}</h2>
      <OwnBusinessNote />
    </aside>
  );
}

/** Rejecting asks for confirmation. */
function OpenDecision({ deal, busy, isWaiting = false, onApprove, onReject, onStep }: DecisionPanelProps) {
  const t = useTexts(moderationTexts);
  const reasons = useReasons();
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const block = approvalBlock(deal, now?.getTime() ?? 0);
  useSingleKeys(
    {
      j: () => onStep(1),
      k: () => onStep(-1),
      a: () => void (block || isWaiting || onApprove()),
      r: () => void (isWaiting || setAsking(true)),
    },
    !busy && !asking,
  );
  return (
    <aside className={styles.panel} aria-label={t('decision')}>
      <h2>{t('decision')}</h2>
      {block && <ApprovalBlockNote deal={deal} block={block} />}
      <ReasonFields reasons={reasons} />
      {isWaiting ? (
        <DecisionWaits />
      ) : (
        <div className={styles.decisions}>
          <Button variant="danger" disabled={busy} onClick={() => setAsking(true)}>
            {t('reject')}
          </Button>
          {!block && (
            <Button variant="confirm" disabled={busy} onClick={onApprove}>
              <Check size={20} aria-hidden />
              {t('approve')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('rejectTitle')}
        text={t('rejectText')}
        confirm={t('reject')}
        cancel={t('cancel')}
        variant="danger"
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onReject(reasons.why());
        }}
      />
    </aside>
  );
}
