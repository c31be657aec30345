import { useForm } from 'react-hook-form';
import { usePayoutAccountConfirmMutation } from 'shared-ui/api/vendor-account';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { Button, Form, TextField } from 'shared-ui/ui';
import styles from '../payouts.module.css';
import { payoutsTexts } from '../texts';

/** Asks for the mailed digits that confirm the account. */
export function PayoutAccountCode({ onEnterAgain }: { onEnterAgain(): void }) {
  const t = useTexts(payoutsTexts);
  const [confirm] = usePayoutAccountConfirmMutation();
  const form = useForm<{ code: string }>({ defaultValues: { code: '' }, shouldFocusError: false });
  const { busy, submit } = useSubmit({
    form,
    send: (confirmPayoutAccountDto, key) =>
      confirm({ confirmPayoutAccountDto, 'Idempotency-Key': key }).unwrap(),
    done: { kind: 'success', title: t('accountConfirmed'), text: t('accountConfirmedText') },
    failed: t('notConfirmed'),
  });
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <h3>{t('codeTitle')}</h3>
      <p className={styles.small}>{t('codeText')}</p>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.register('code', { validate: rulesOf('ConfirmPayoutAccountDto', 'code', t('missing')) })}
        error={form.formState.errors.code?.message}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          {t('confirm')}
        </Button>
        <Button variant="text" disabled={busy} onClick={onEnterAgain}>
          {t('enterAgain')}
        </Button>
      </div>
    </Form>
  );
}
