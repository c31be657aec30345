import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useAdminPaymentsRefundOrderMutation, type AdminOrderView } from 'shared-ui/api/admin-payments';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { ConfirmDialog } from 'shared-ui/ui';
import { ReasonField } from '../../../shared/reason-dialog/reason-field';
import { reasonTexts } from '../../../shared/reason-dialog/texts';
import shared from '../payments.module.css';
import styles from './refund-dialog.module.css';
import { refundable } from './refundable';
import { paymentsTexts } from '../texts';
import { useDone } from '../use-done';

interface RefundDialogProps {
  order: AdminOrderView;
  onClose(): void;
}

interface RefundForm {
  passIds: string[];
  reason: string;
}

function CodeChoices({ passes }: { passes: ReturnType<typeof refundable> }) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const { register, formState } = useFormContext<RefundForm>();
  const field = register('passIds', { validate: (chosen) => chosen.length > 0 || t('noneChosen') });
  const error = formState.errors.passIds?.message;
  return (
    <fieldset className={styles.choices}>
      <legend>{t('codes')}</legend>
      {passes.map((pass) => (
        <label key={pass.id}>
          <input type="checkbox" value={pass.id} aria-invalid={error ? true : undefined} {...field} />
          <span>
            {inLanguage(format.language, pass.title, pass.titleNe)} · {format.number(pass.number)}
          </span>
          <span className={shared.money}>{format.money(pass.price)}</span>
        </label>
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Dialog that refunds selected passes, with a reason. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const t = useTexts(paymentsTexts);
  const words = useTexts(reasonTexts);
  const format = useFormat();
  const [refund] = useAdminPaymentsRefundOrderMutation();
  const done = useDone();
  const passes = refundable(order);
  const form = useForm<RefundForm>({
    defaultValues: { passIds: passes.map(({ id }) => id), reason: '' },
    shouldFocusError: false,
  });
  const chosen = form.watch('passIds');
  const sum = passes.filter(({ id }) => chosen.includes(id)).reduce((total, { price }) => total + price, 0);
  const { busy, submit } = useSubmit({
    form,
    send: ({ passIds, reason }, key) => {
      const adminRefundDto = { passIds, reason: reason.trim() };
      return refund({ id: order.id, adminRefundDto, 'Idempotency-Key': key }).unwrap();
    },
    done: done(sum, { kind: 'success', title: t('refundDone'), text: t('refundDoneText') }),
    failed: t('refundFailed'),
    onDone: onClose,
  });
  return (
    <FormProvider {...form}>
      <ConfirmDialog
        open
        title={t('refundTitle')}
        text={t('refundText')}
        confirm={t('refundConfirm', { amount: format.money(sum) })}
        cancel={words('cancel')}
        variant="danger"
        busy={busy}
        onConfirm={() => void submit()}
        onClose={onClose}
      >
        <CodeChoices passes={passes} />
        <ReasonField />
      </ConfirmDialog>
    </FormProvider>
  );
}
