import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import { RejectDialog } from '../../../shared/deal-review/reject-dialog';
import { ReasonDialog } from '../../../shared/reason-dialog/reason-dialog';
import type { ActionId } from '../item/actions';
import { workbenchTexts } from '../texts';
import { AskDialog } from './ask-dialog';
import { SnoozeDialog } from './snooze-dialog';
import type { Given } from './use-calls';

/** Dialog that opens before an action. */
export type Asking = 'reject' | 'ask' | 'snooze';

interface WorkDialogsProps {
  asking: Asking;
  item: WorkItemView;
  busy: boolean;
  onClose(): void;
  onDecide(action: ActionId, given: Given): void;
  onSnooze(until: string | null): void;
}

/** Renders the open dialog of an item. */
export function WorkDialogs({ asking, item, busy, onClose, onDecide, onSnooze }: WorkDialogsProps) {
  const t = useTexts(workbenchTexts);
  if (asking === 'snooze')
    return <SnoozeDialog isSnoozed={item.snoozedUntil !== null} onClose={onClose} onSnooze={onSnooze} />;
  if (asking === 'ask')
    return (
      <AskDialog
        isVendor={item.kind === 'vendor'}
        busy={busy}
        onClose={onClose}
        onAsk={(given) => onDecide('ask', given)}
      />
    );
  if (item.kind === 'deal' || item.kind === 'revision')
    return <RejectDialog busy={busy} onClose={onClose} onReject={(why) => onDecide('reject', { ...why })} />;
  const isReview = item.kind === 'review';
  return (
    <ReasonDialog
      title={t(isReview ? 'hideTitle' : 'rejectTitle')}
      text={t(isReview ? 'hideText' : 'rejectText')}
      confirm={t(isReview ? 'do_hide' : 'do_reject')}
      busy={busy}
      onClose={onClose}
      onReason={(reason) => onDecide(isReview ? 'hide' : 'reject', { reason })}
    />
  );
}
