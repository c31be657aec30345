import { useState } from 'react';
import { api, useAppDispatch } from 'shared-ui/store';
import { useOrdersRefundMutation, type OrderView } from 'shared-ui/api/orders';
import { describeFailure, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { ConfirmDialog } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import { useSubmissionKeys } from 'shared-ui/platform';
import styles from './order.module.css';
import { returnablePasses } from './refundable';
import { orderTexts } from './texts';

/** Tags of other data that a refund changes. */
const CHANGED = ['Pass', 'Session', 'Points', 'Invoice', 'Deal'] as const;

/** Dialog for choosing and refunding unused passes. */
export function RefundDialog({ order, onClose }: { order: OrderView; onClose(): void }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const keys = useSubmissionKeys();
  const passes = returnablePasses(order);
  const [chosen, setChosen] = useState<readonly string[]>(passes.map(({ id }) => id));
  const [send, { isLoading }] = useOrdersRefundMutation();
  const value = passes.reduce((sum, { id, price }) => sum + (chosen.includes(id) ? price : 0), 0);

  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));

  async function giveBack(): Promise<void> {
    const refundOrderDto = { passIds: [...chosen] };
    const key = keys.keyFor(refundOrderDto);
    const done = await send({ id: order.id, 'Idempotency-Key': key, refundOrderDto });
    keys.ended(done.error);
    if (done.error) {
      const text = await describeFailure(done.error, format.language, t('refundFailedText'));
      return toast({ kind: 'error', title: t('refundFailed'), text });
    }
    dispatch(api.util.invalidateTags([...CHANGED]));
    toast({ kind: 'success', title: t('refundedTitle'), text: t('refundedText') });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('refundTitle')}
      text={t('refundText')}
      confirm={t(isLoading ? 'refunding' : 'refundConfirm')}
      cancel={t('refundKeep')}
      variant="danger"
      busy={isLoading || chosen.length === 0}
      onConfirm={() => void giveBack()}
      onClose={onClose}
    >
      <ul className={styles.choices}>
        {passes.map(({ id, number, title, titleNe, price }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>
                {inLanguage(format.language, title, titleNe)} · {t('code', { number })}
              </span>
              <b>{format.money(price)}</b>
            </label>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        <b>{t('refundValue', { amount: format.money(value) })}</b>
      </p>
    </ConfirmDialog>
  );
}
