import { useState } from 'react';
import { useAdminPaymentsCloseRefundMutation } from 'shared-ui/api/admin-payments';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { OwnAffairNote } from '../../../shared/own-business/own-business';
import { AnswerDialog } from '../answer-dialog';
import styles from '../payments.module.css';
import { paymentsTexts } from '../texts';
import { useDone } from '../use-done';
import { useAnswer } from '../use-answer';

interface RefundClosingProps {
  refund: { id: string; amount: number; manualReason: string | null };
  /** True if it concerns the admin: another admin closes it. */
  isOwn: boolean;
}

/** Closes a refund that an admin paid outside of the gateway, with its reference. */
export function RefundClosing({ refund: { id, amount, manualReason }, isOwn }: RefundClosingProps) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const [close] = useAdminPaymentsCloseRefundMutation();
  const { busy, failure, decide } = useAnswer();
  const done = useDone();
  const [isAsked, setAsked] = useState(false);
  const money = format.money(amount);
  const answer = async (reference: string) => {
    const isDone = await decide(
      [id, reference],
      (key) => close({ id, closeRefundDto: { reference }, 'Idempotency-Key': key }).unwrap(),
      done(amount, { kind: 'success', title: t('closeDone'), text: t('closeDoneText', { amount: money }) }),
      t('closeFailed'),
    );
    if (isDone) setAsked(false);
  };
  if (isOwn) return <OwnAffairNote />;
  return (
    <>
      <Button
        variant="outline"
        size="small"
        className={styles.action}
        aria-label={t('close')}
        onClick={() => setAsked(true)}
      >
        {t('closeShort')}
      </Button>
      {isAsked && (
        <AnswerDialog
          title={t('closeTitle', { amount: money })}
          text={[manualReason, t('closeText')].filter(Boolean).join(' ')}
          label={t('referenceOfReturn')}
          confirm={t('close')}
          busy={busy}
          failure={failure}
          onClose={() => setAsked(false)}
          onAnswer={(reference) => void answer(reference)}
        />
      )}
    </>
  );
}
