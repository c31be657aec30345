import { useState } from 'react';
import { useAdminPayoutRunsReturnedMutation, type PayoutRunLineView } from 'shared-ui/api/admin-payout-runs';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { Button } from 'shared-ui/ui';
import { ReasonDialog } from '../../../../shared/reason-dialog/reason-dialog';
import { payoutRunsTexts } from '../payout-runs-texts';

/** Records a returned payout with its reason. The amount is owed to the business again. */
export function ReturnButton({ run, line }: { run: string; line: PayoutRunLineView }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { busy, decide } = useDecision();
  const [giveBack] = useAdminPayoutRunsReturnedMutation();
  const send = (reason: string) =>
    decide(
      [line.id, reason],
      (key) =>
        giveBack({ id: run, line: line.id, returnPayoutDto: { reason }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('returned'), text: t('returnedText') },
      t('notReturned'),
    ).then((isDone) => isDone && setAsked(false));
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={t('markReturnedOf', { business: businessNameIn(format.language, line.vendor) })}
        onClick={() => setAsked(true)}
      >
        {t('markReturned')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('returnTitle', { business: businessNameIn(format.language, line.vendor) })}
          text={t('returnText', { amount: format.money(line.amount) })}
          confirm={t('markReturned')}
          busy={busy}
          onClose={() => setAsked(false)}
          onReason={(reason) => void send(reason)}
        />
      )}
    </>
  );
}
