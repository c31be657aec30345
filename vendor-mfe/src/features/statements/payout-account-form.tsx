import { useState, type ChangeEvent, type FormEvent } from 'react';
import { usePayoutAccountSetMutation, type PayoutAccountDto } from 'shared-ui/api/vendor-account';
import { useDecision } from 'shared-ui/platform';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, Form, Select, TextField } from 'shared-ui/ui';
import { isApiFailure } from 'shared-ui/store';
import styles from './statements.module.css';
import { statementsTexts } from './texts';

const KINDS = ['bank', 'esewa', 'khalti'] as const;
const EMPTY = { holder: '', bank: '', branch: '', number: '' };
type Fields = typeof EMPTY;
type Kind = PayoutAccountDto['kind'];

const neededOf = (kind: Kind): (keyof Fields)[] =>
  kind === 'bank' ? ['bank', 'branch', 'holder', 'number'] : ['holder', 'number'];

interface AccountFieldsProps {
  kind: Kind;
  setKind(kind: Kind): void;
  /** The properties of a text field. */
  field(name: keyof Fields): TextFieldState;
}

interface TextFieldState {
  name: string;
  value: string;
  error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

function AccountFields({ kind, setKind, field }: AccountFieldsProps) {
  const t = useTexts(statementsTexts);
  return (
    <>
      <Select
        label={t('kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? kind)}
      />
      <TextField label={t('holder')} maxLength={120} autoComplete="off" {...field('holder')} />
      {kind === 'bank' && (
        <>
          <TextField label={t('bank')} maxLength={120} {...field('bank')} />
          <TextField label={t('branch')} maxLength={120} {...field('branch')} />
        </>
      )}
      <TextField
        label={t(kind === 'bank' ? 'accountNumber' : 'walletNumber')}
        maxLength={40}
        autoComplete="off"
        {...field('number')}
      />
    </>
  );
}

/** Asks for a bank account or a wallet. */
export function PayoutAccountForm({ onClose }: { onClose(): void }) {
  const t = useTexts(statementsTexts);
  const language = useLanguage();
  const [save] = usePayoutAccountSetMutation();
  const { busy, decide } = useDecision();
  const [kind, setKind] = useState<Kind>('bank');
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Fields>>({});

  const showErrors = (failure: unknown): never => {
    if (isApiFailure(failure))
      setErrors(
        Object.fromEntries(
          failure.errors.map(({ field, message }) => [field, language === 'en' ? message : t('checkField')]),
        ),
      );
    throw failure;
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = neededOf(kind).filter((name) => !form[name].trim());
    setErrors(Object.fromEntries(missing.map((name) => [name, t('missing')])));
    if (missing.length > 0) return;
    const { holder, bank, branch, number } = form;
    const account: PayoutAccountDto = {
      ...{ kind, holder, number },
      ...(kind === 'bank' && { bank, branch }),
    };
    const isDone = await decide(
      account,
      (key) => save({ payoutAccountDto: account, 'Idempotency-Key': key }).unwrap().catch(showErrors),
      { kind: 'success', title: t('accountSaved'), text: t('accountSavedText') },
      t('accountFailed'),
    );
    if (isDone) onClose();
  };
  const field = (name: keyof Fields) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setForm((current) => ({ ...current, [name]: target.value })),
  });

  return (
    <Form className={styles.form} onSubmit={(event) => void send(event)}>
      <AccountFields {...{ kind, setKind, field }} />
      <p className={styles.small}>{t('accountRule')}</p>
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
