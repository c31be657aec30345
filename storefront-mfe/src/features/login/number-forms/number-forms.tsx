import type { ReactNode } from 'react';
import { oneTimeNumberApi } from 'shared-ui/api/one-time-number';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useFormReturn, type FormName, type FormReturn } from 'shared-ui/platform';
import { Alert, Button, Form, TextField } from 'shared-ui/ui';
import { loginTexts } from '../texts';
import styles from '../login-page.module.css';

/** Errors after which the steps begin again. */
const STARTS_AGAIN: readonly string[] = [
  'otp.expired',
  'otp.too-many',
  'otp.ticket-invalid',
  'auth.account-suspended',
  'auth.email-taken',
  'phone.taken',
];

interface StepProps {
  rejected: FormReturn | null;
  returnTo: string | null;
}

const reasonOf = (rejected: FormReturn | null): string | undefined =>
  rejected && rejected.code !== 'next' ? rejected.reason : undefined;

function StepForm({
  name,
  returnTo,
  hidden,
  children,
}: {
  name: FormName;
  returnTo: string | null;
  hidden?: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <Form method="post" action={`/forms/${name}`} className={styles.form}>
      <input type="hidden" name="language" value={language} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {Object.entries(hidden ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value ?? ''} />
      ))}
      {children}
    </Form>
  );
}

function AddressForm({ rejected, returnTo }: StepProps) {
  const t = useTexts(loginTexts);
  const takesPhone = oneTimeNumberApi.useOneTimeNumberMethodsQuery().data?.sms === true;
  return (
    <StepForm name="otp-address" returnTo={returnTo}>
      <TextField
        label={t(takesPhone ? 'numberToOrPhone' : 'numberTo')}
        error={reasonOf(rejected)}
        name="to"
        autoComplete="username"
        required
        defaultValue={rejected?.values['to']}
      />
      <Button type="submit" variant="tint" size="large" wide>
        {t('numberSend')}
      </Button>
    </StepForm>
  );
}

function DigitsForm({ rejected, returnTo }: StepProps) {
  const t = useTexts(loginTexts);
  const to = rejected?.values['to'] ?? '';
  return (
    <StepForm name="otp-digits" returnTo={returnTo} hidden={{ to }}>
      <TextField
        label={t('numberDigits', { to })}
        hint={t('numberDigitsHint')}
        error={reasonOf(rejected)}
        name="digits"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
      <Button type="submit" size="large" wide>
        {t('numberCheck')}
      </Button>
    </StepForm>
  );
}

function NameForm({ rejected, returnTo }: StepProps) {
  const t = useTexts(loginTexts);
  return (
    <StepForm name="otp-name" returnTo={returnTo} hidden={{ ticket: rejected?.values['ticket'] }}>
      <TextField
        label={t('numberName')}
        error={reasonOf(rejected)}
        name="firstName"
        autoComplete="given-name"
        maxLength={60}
        required
        defaultValue={rejected?.values['firstName']}
      />
      <Button type="submit" size="large" wide>
        {t('numberCreate')}
      </Button>
    </StepForm>
  );
}

/** The steps of a sign-in by a number as forms, for browsers without scripts. The server of the shell shows the next one. */
export function NumberForms({ returnTo }: { returnTo: string | null }) {
  const t = useTexts(loginTexts);
  const [address, digits, name] = [
    useFormReturn('otp-address'),
    useFormReturn('otp-digits'),
    useFormReturn('otp-name'),
  ];
  const isOver = (step: FormReturn | null) => step !== null && STARTS_AGAIN.includes(step.code);
  const over = [digits, name].find(isOver);
  return (
    <>
      {over && (
        <Alert tone="error" title={t('failedTitle')}>
          {over.reason}
        </Alert>
      )}
      {name && !over ? (
        <NameForm rejected={name} returnTo={returnTo} />
      ) : digits && !over ? (
        <DigitsForm rejected={digits} returnTo={returnTo} />
      ) : (
        <AddressForm rejected={address} returnTo={returnTo} />
      )}
    </>
  );
}
