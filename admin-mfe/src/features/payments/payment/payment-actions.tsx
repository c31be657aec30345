import { useState } from 'react';
import {
  useAdminPaymentsAttendMutation,
  useAdminPaymentsConfirmTransferMutation,
  useAdminPaymentsLookUpMutation,
  type AdminPaymentView,
} from 'shared-ui/api/admin-payments';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { OwnAffairNote } from '../../../shared/own-business/own-business';
import { AnswerDialog } from '../answer-dialog';
import styles from '../payments.module.css';
import { paymentsTexts } from '../texts';
import { useAnswer } from '../use-answer';

const MAY_STILL_COME = ['pending', 'failed', 'canceled'];

/** @param words values inserted into the messages about the payment */
function usePaymentActs(id: AdminPaymentView['id'], words: { amount: string; reference: string }) {
  const t = useTexts(paymentsTexts);
  const [confirm] = useAdminPaymentsConfirmTransferMutation();
  const [attend] = useAdminPaymentsAttendMutation();
  const [lookUp] = useAdminPaymentsLookUpMutation();
  const { busy, failure, decide } = useAnswer();
  const answer = (act: 'confirm' | 'attend', given: string): Promise<boolean> =>
    decide(
      [act, id, given],
      (key) =>
        act === 'confirm'
          ? confirm({ id, confirmTransferDto: { reference: given }, 'Idempotency-Key': key }).unwrap()
          : attend({ id, resolvePaymentDto: { reason: given }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t(`${act}Done`), text: t(`${act}DoneText`, words) },
      t(`${act}Failed`),
    );
  const look = () =>
    void decide(
      ['look', id],
      () => lookUp({ id }).unwrap(),
      { kind: 'success', title: t('lookDone'), text: t('lookDoneText') },
      t('lookFailed'),
    );
  return { busy, failure, answer, look };
}

/** Buttons that confirm a transfer, query the gateway's status, or resolve a wrong amount. A decision about an own payment is a note. */
export function PaymentActions({ payment }: { payment: AdminPaymentView }) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const [asked, setAsked] = useState<'confirm' | 'attend' | null>(null);
  const { id, gateway, state, need, amount, reference, isOwn } = payment;
  const isTransfer = gateway === 'bank-transfer';
  const isConfirmed = isTransfer && MAY_STILL_COME.includes(state);
  const isAttended = need === 'mismatch' || need === 'settlement';
  const words = { amount: format.money(amount), reference };
  const { busy, failure, answer, look } = usePaymentActs(id, words);

  return (
    <p className={styles.tabs}>
      {isConfirmed && !isOwn && (
        <Button variant="confirm" size="small" disabled={busy} onClick={() => setAsked('confirm')}>
          {t('confirm')}
        </Button>
      )}
      {!isTransfer && (
        <Button variant="outline" size="small" disabled={busy} onClick={look}>
          {t('look')}
        </Button>
      )}
      {isAttended && !isOwn && (
        <Button variant="outline" size="small" disabled={busy} onClick={() => setAsked('attend')}>
          {t('attend')}
        </Button>
      )}
      {isOwn && (isConfirmed || isAttended) && <OwnAffairNote />}
      {asked && (
        <AnswerDialog
          key={asked}
          title={t(`${asked}Title`, words)}
          text={t(`${asked}Text`, words)}
          label={t(`${asked}Label`)}
          confirm={t(asked)}
          shortest={asked === 'attend' ? 3 : 1}
          longest={asked === 'attend' ? 200 : 120}
          busy={busy}
          failure={failure}
          onClose={() => setAsked(null)}
          onAnswer={(given) => void answer(asked, given).then((isDone) => isDone && setAsked(null))}
        />
      )}
    </p>
  );
}
