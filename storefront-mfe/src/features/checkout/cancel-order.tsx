import { useState } from 'react';
import { useOrdersCancelMutation } from 'shared-ui/api/orders';
import { describeFailure, useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useToast, useSubmissionKeys } from 'shared-ui/platform';
import { checkoutTexts } from './texts';

/** Gives an unpaid order up, so that another one can be placed. */
export function CancelOrder({ id }: { id: string }) {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  const toast = useToast();
  const keys = useSubmissionKeys();
  const [send] = useOrdersCancelMutation();
  const [busy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const done = await send({ id, 'Idempotency-Key': keys.keyFor({ id }) });
    keys.ended(done.error);
    setBusy(false);
    if (done.error)
      toast({
        kind: 'error',
        title: t('cancelFailed'),
        text: await describeFailure(done.error, format.language, t('cancelFailedText')),
      });
  }

  return (
    <Button variant="text" size="small" aria-disabled={busy} onClick={() => void cancel()}>
      {t('waitingOrderCancel')}
    </Button>
  );
}
