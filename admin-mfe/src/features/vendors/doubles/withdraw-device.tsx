import { useState } from 'react';
import { type CounterDoublesView, useAdminCounterWithdrawMutation } from 'shared-ui/api/admin-vendors';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { Button, Tag } from 'shared-ui/ui';
import { OwnBusinessNote, useOwnBusiness } from '../../../shared/own-business/own-business';
import { ReasonDialog } from '../../../shared/reason-dialog/reason-dialog';
import { doublesTexts } from './texts';

/** Withdraws a device, after a reason. A withdrawn device shows its state, one of the own business a note. */
export function WithdrawDevice({ device: row }: { device: CounterDoublesView }) {
  const t = useTexts(doublesTexts);
  const { busy, decide } = useDecision();
  const [withdraw] = useAdminCounterWithdrawMutation();
  const [isAsked, setAsked] = useState(false);
  const isOwn = useOwnBusiness(row.vendorId);
  const names = { device: row.deviceName, business: row.businessName };
  const carryOut = async (reason: string) => {
    const isDone = await decide(
      ['withdraw', row.deviceId, reason],
      (key) => withdraw({ id: row.deviceId, reason, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('done'), text: t('doneText', names) },
      t('notDone'),
    );
    if (isDone) setAsked(false);
  };
  if (row.isWithdrawn) return <Tag tone="neutral">{t('withdrawn')}</Tag>;
  if (isOwn) return <OwnBusinessNote />;
  return (
    <>
      <Button
        variant="danger"
        size="small"
        aria-label={t('withdrawDevice', names)}
        onClick={() => setAsked(true)}
      >
        {t('withdraw')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('askTitle', names)}
          text={t('askText', names)}
          confirm={t('withdraw')}
          busy={busy}
          onClose={() => setAsked(false)}
          onReason={(reason) => void carryOut(reason)}
        />
      )}
    </>
  );
}
