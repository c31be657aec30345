import { useForm, type UseFormReturn } from 'react-hook-form';
import { usePayoutAccountSetMutation, type PayoutAccountDto } from 'shared-ui/api/vendor-account';
import { useTexts } from 'shared-ui/i18n';
import { rulesOf, useSubmit } from 'shared-ui/platform';
import { Button, Form, Select, TextField } from 'shared-ui/ui';
import styles from '../payouts.module.css';
import { payoutsTexts } from '../texts';

type Kind = PayoutAccountDto['kind'];

interface PayoutAccount {
  kind: Kind;
  holder: string;
  bank: string;
  branch: string;
  number: string;
}

const KINDS: readonly Kind[] = ['bank', 'esewa', 'khalti'];
const EMPTY: PayoutAccount = { kind: 'bank', holder: '', bank: '', branch: '', number: '' };

const toDto = ({ kind, holder, bank, branch, number }: PayoutAccount): PayoutAccountDto => ({
  ...{ kind, holder, number },
  ...(kind === 'bank' && { bank, branch }),
});

function AccountFields({ form }: { form: UseFormReturn<PayoutAccount> }) {
  const t = useTexts(payoutsTexts);
  const { register, watch, formState } = form;
  const isBank = watch('kind') === 'bank';
  const field = (name: 'holder' | 'bank' | 'branch' | 'number') => ({
    ...register(name, {
      validate: {
        missing: (typed) => typed.trim() !== '' || t('missing'),
        ...rulesOf('PayoutAccountDto', name, t('checkField')),
      },
    }),
    error: formState.errors[name]?.message,
  });
  return (
    <>
      <Select
        label={t('kind')}
        options={KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        {...register('kind')}
      />
      <TextField label={t('holder')} maxLength={120} autoComplete="off" {...field('holder')} />
      {isBank && (
        <>
          <TextField label={t('bank')} maxLength={120} {...field('bank')} />
          <TextField label={t('branch')} maxLength={120} {...field('branch')} />
        </>
      )}
      <TextField
        label={t(isBank ? 'accountNumber' : 'walletNumber')}
        maxLength={40}
        autoComplete="off"
        {...field('number')}
      />
    </>
  );
}

/** Form for a bank account or a wallet. */
export function PayoutAccountForm({ onClose }: { onClose(): void }) {
  const t = useTexts(payoutsTexts);
  const [save] = usePayoutAccountSetMutation();
  const form = useForm<PayoutAccount>({ defaultValues: EMPTY, shouldFocusError: false });
  const { busy, submit } = useSubmit({
    form,
    send: (values, key) => save({ payoutAccountDto: toDto(values), 'Idempotency-Key': key }).unwrap(),
    done: { kind: 'success', title: t('accountSaved'), text: t('accountSavedText') },
    failed: t('accountFailed'),
    onDone: onClose,
  });
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <AccountFields form={form} />
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          {t('saveAccount')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
