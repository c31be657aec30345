import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, Form, PasswordField, TextField } from 'shared-ui/ui';
import { CitySelect } from './city-select';
import styles from './customer-signup-page.module.css';
import {
  concerns,
  emptySignup,
  useFormReturn,
  type SignupField,
  type SignupFieldError,
} from 'shared-ui/platform';
import { customerSignupTexts } from './texts';
import { useSignup } from './use-signup';

const FIELD_ERRORS: readonly string[] = ['missing', 'mismatch', 'tooShort', 'invalidEmail'];

/** Returns the error that the shell's server found in a form submitted without JavaScript. */
const fieldErrorOf = (code: string | undefined): SignupFieldError | null =>
  code !== undefined && FIELD_ERRORS.includes(code) ? (code as SignupFieldError) : null;

export function SignupForm() {
  const t = useTexts(customerSignupTexts);
  const { fieldError: foundHere, rejections, busy, returnTo, submit } = useSignup();
  const language = useLanguage();
  const returned = useFormReturn('signup');
  const [form, setForm] = useState({ ...emptySignup, ...returned?.values });
  const fieldError = foundHere ?? fieldErrorOf(returned?.code);

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
      fieldError && concerns(fieldError, name, form)
        ? t(`${fieldError}Text`)
        : rejections.find((rejection) => rejection.field === name)?.message,
  });

  return (
    <Form method="post" action="/forms/signup" data-replay className={styles.form} onSubmit={send}>
      {returned && (
        <div className={styles.wide}>
          <Alert tone="error" title={t('failedTitle')}>
            {fieldError ? t(`${fieldError}Text`) : (returned.reason ?? t('failedText'))}
          </Alert>
        </div>
      )}
      <input type="hidden" name="language" value={language} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
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
