import { useOrdersCancelMutation } from 'shared-ui/api/orders';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useDecision } from 'shared-ui/platform';
import { checkoutTexts } from './texts';

/** Cancels an unpaid order, so that another one can be placed. */
export function CancelOrder({ id }: { id: string }) {
  const t = useTexts(checkoutTexts);
  const { busy, decide } = useDecision();
  const [send] = useOrdersCancelMutation();
  const cancel = () =>
    decide(id, (key) => send({ id, 'Idempotency-Key': key }).unwrap(), undefined, {
      title: t('cancelFailed'),
      text: t('cancelFailedText'),
    });

  return (
    <Button variant="text" size="small" aria-disabled={busy} onClick={() => void cancel()}>
      {t('waitingOrderCancel')}
    </Button>
  );
}
