import { useAdminVendorDetailsOneQuery } from 'shared-ui/api/admin-vendors';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import { RejectDialog } from '../../../shared/deal-review/reject-dialog';
import { ReasonDialog } from '../../../shared/reason-dialog/reason-dialog';
import type { ActionId } from '../item/actions';
import { workbenchTexts } from '../texts';
import { verificationTexts } from '../verification/texts';
import { differing, type ItemTicks } from '../verification/ticks';
import { typedValue } from '../verification/typed-values';
import { AskDialog } from './ask-dialog';
import { SnoozeDialog } from './snooze-dialog';
import type { Given } from './use-calls';

/** Dialog that opens before an action. */
export type Asking = 'reject' | 'ask' | 'snooze';

interface WorkDialogsProps {
  asking: Asking;
  item: WorkItemView;
  /** Comparison of the typed values with the papers. */
  ticks: ItemTicks;
  busy: boolean;
  onClose(): void;
  onDecide(action: ActionId, given: Given): void;
  onSnooze(until: string | null): void;
}

interface VendorReasonsProps extends Omit<WorkDialogsProps, 'asking' | 'onSnooze'> {
  isRejection: boolean;
}

/** Reasons for a business. Values that differ from the paper are written into the note. */
function VendorReasons({ item, ticks, isRejection, busy, onClose, onDecide }: VendorReasonsProps) {
  const t = useTexts(verificationTexts);
  const { currentData: vendor } = useAdminVendorDetailsOneQuery({ id: Number(item.id) });
  const fields = differing(ticks);
  const sentences = fields.map((field) =>
    t('differsNote', { field: t(`typed_${field}`), value: vendor ? typedValue(vendor, field) : '' }),
  );
  return (
    <AskDialog
      kind={isRejection ? 'vendor-rejection' : 'vendor'}
      note={sentences.join(' ')}
      codes={
        fields.length > 0 ? [fields.includes('businessName') ? 'name-differs' : 'number-does-not-match'] : []
      }
      busy={busy}
      onClose={onClose}
      onGiven={({ note = '', reasonCodes }) =>
        isRejection
          ? onDecide('reject', { reason: note, reasonCodes })
          : onDecide('ask', { note, reasonCodes })
      }
    />
  );
}

/** Renders the open dialog of an item. */
export function WorkDialogs({ asking, item, ticks, busy, onClose, onDecide, onSnooze }: WorkDialogsProps) {
  const t = useTexts(workbenchTexts);
  if (asking === 'snooze')
    return <SnoozeDialog isSnoozed={item.snoozedUntil !== null} onClose={onClose} onSnooze={onSnooze} />;
  if (item.kind === 'vendor')
    return (
      <VendorReasons
        item={item}
        ticks={ticks}
        isRejection={asking === 'reject'}
        busy={busy}
        onClose={onClose}
        onDecide={onDecide}
      />
    );
  if (asking === 'ask')
    return (
      <AskDialog kind="deal" busy={busy} onClose={onClose} onGiven={(given) => onDecide('ask', given)} />
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
