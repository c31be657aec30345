import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Form, PasswordField, TextField } from 'shared-ui/ui';
import { CitySelect } from './city-select';
import styles from './customer-signup-page.module.css';
import { concerns, emptySignup, type SignupField } from 'shared-ui/platform';
import { customerSignupTexts } from './texts';
import { useSignup } from './use-signup';

export function SignupForm() {
  const t = useTexts(customerSignupTexts);
  const { fault, refusals, busy, submit } = useSignup();
  const [form, setForm] = useState(emptySignup);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(form);
  };

  const field = (name: SignupField) => ({
    name,
    required: true,
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setForm((current) => ({ ...current, [name]: target.value })),
    error:
      fault && concerns(fault, name, form)
        ? t(`${fault}Text`)
        : refusals.find((refusal) => refusal.field === name)?.message,
  });

  return (
    <Form method="post" className={styles.form} onSubmit={send}>
      <TextField label={t('firstName')} autoComplete="given-name" {...field('firstName')} />
      <TextField label={t('lastName')} autoComplete="family-name" {...field('lastName')} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        className={styles.wide}
        {...field('email')}
      />
      <TextField label={t('phone')} type="tel" autoComplete="tel-national" start="+977" {...field('phone')} />
      <CitySelect {...field('city')} />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={t('confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
      <div className={styles.wide}>
        <Button type="submit" size="large" wide disabled={busy} className={styles.submit}>
          {t(busy ? 'busy' : 'submit')}
        </Button>
      </div>
    </Form>
  );
}
