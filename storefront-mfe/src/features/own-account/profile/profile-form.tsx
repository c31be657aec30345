import { useState, type ChangeEvent, type FormEvent } from 'react';
import { accountApi } from 'shared-ui/api/account';
import type { AccountView } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, Form, TextField } from 'shared-ui/ui';
import styles from '../account.module.css';
import { emptyRequired, formOf, type ProfileField } from './profile-fields';
import { accountTexts } from '../texts';
import { useSave } from '../use-save';

/** Name and contact details. The input stays in the form after a failure. */
export function ProfileForm({ account }: { account: AccountView }) {
  const t = useTexts(accountTexts);
  const { busy, rejections, save } = useSave();
  const [update] = accountApi.useAccountChangesUpdateMutation();
  const [form, setForm] = useState(() => formOf(account));
  const [missing, setMissing] = useState<readonly ProfileField[]>([]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const empty = emptyRequired(form);
    setMissing(empty);
    if (empty.length > 0) return;
    void save(() => update({ updateAccountDto: form }).unwrap(), { kind: 'success', title: t('saved') });
  };

  const field = (name: ProfileField) => ({
    name,
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setForm((current) => ({ ...current, [name]: target.value })),
    error: missing.includes(name)
      ? t('missing')
      : rejections.find((rejection) => rejection.field === name)?.message,
  });

  return (
    <Card>
      <Form className={styles.form} onSubmit={send}>
        <TextField label={t('firstName')} autoComplete="given-name" required {...field('firstName')} />
        <TextField
          label={t('lastName')}
          hint={t('optional')}
          autoComplete="family-name"
          {...field('lastName')}
        />
        <TextField
          label={t('email')}
          hint={t(account.email === null ? 'emailNoneHint' : 'emailHint')}
          value={account.email ?? ''}
          readOnly
        />
        <TextField
          label={t('phone')}
          hint={t('optional')}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField
          label={t('address')}
          hint={t('optional')}
          autoComplete="street-address"
          {...field('address')}
        />
        <TextField label={t('city')} hint={t('optional')} autoComplete="address-level2" {...field('city')} />
        <Button type="submit" disabled={busy} className={styles.submit}>
          {t(busy ? 'saving' : 'save')}
        </Button>
      </Form>
    </Card>
  );
}
