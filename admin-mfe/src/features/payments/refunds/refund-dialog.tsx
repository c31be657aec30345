import { useState } from 'react';
import { useAdminPaymentsRefundOrderMutation, type AdminOrderView } from 'shared-ui/api/admin-payments';
import { ReasonDialog } from '../../../shared/reason-dialog/reason-dialog';
import { useDecision } from 'shared-ui/platform';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import shared from '../payments.module.css';
import styles from './refund-dialog.module.css';
import { returnable } from './returnable';
import { paymentsTexts } from '../texts';
import { useDone } from '../use-done';

interface RefundDialogProps {
  order: AdminOrderView;
  onClose(): void;
}

/** Which codes are taken back, and why. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const [refund] = useAdminPaymentsRefundOrderMutation();
  const { busy, decide } = useDecision();
  const done = useDone();
  const passes = returnable(order);
  const [chosen, setChosen] = useState<readonly string[]>(() => passes.map(({ id }) => id));
  const [isMissing, setMissing] = useState(false);
  const taken = passes.filter(({ id }) => chosen.includes(id));
  const sum = taken.reduce((total, { price }) => total + price, 0);
  const money = format.money(sum);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const send = async (reason: string) => {
    setMissing(taken.length === 0);
    if (taken.length === 0) return;
    const passIds = taken.map(({ id }) => id);
    const isDone = await decide(
      [order.id, passIds, reason],
      (key) => refund({ id: order.id, adminRefundDto: { passIds, reason }, 'Idempotency-Key': key }).unwrap(),
      done(sum, { kind: 'success', title: t('refundDone'), text: t('refundDoneText') }),
      t('refundFailed'),
    );
    if (isDone) onClose();
  };
  return (
    <ReasonDialog
      title={t('refundTitle')}
      text={t('refundText')}
      confirm={t('refundConfirm', { amount: money })}
      busy={busy}
      onClose={onClose}
      onReason={(reason) => void send(reason)}
    >
      <fieldset className={styles.choices}>
        <legend>{t('codes')}</legend>
        {passes.map((pass) => (
          <label key={pass.id}>
            <input type="checkbox" checked={chosen.includes(pass.id)} onChange={() => toggle(pass.id)} />
            <span>
              {inLanguage(format.language, pass.title, pass.titleNe)} · {format.number(pass.number)}
            </span>
            <span className={shared.money}>{format.money(pass.price)}</span>
          </label>
        ))}
        {isMissing && (
          <p role="alert" className={styles.error}>
            {t('noneChosen')}
          </p>
        )}
      </fieldset>
    </ReasonDialog>
  );
}
