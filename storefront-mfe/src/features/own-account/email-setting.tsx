import { useState, type ChangeEvent, type FormEvent } from 'react';
import { isApiFailure } from 'shared-ui/store';
import { accountApi } from 'shared-ui/api/account';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, Form, TextField } from 'shared-ui/ui';
import { looksLikeEmail } from 'shared-ui/format';
import styles from './account.module.css';
import { isWrongProof } from './is-wrong-proof';
import { OwnProofField } from './own-proof-field';
import { SettingsSection } from './settings-section';
import { accountTexts } from './texts';
import { useSave } from './use-save';

const EMPTY = { email: '', password: '' };
type Fields = typeof EMPTY;

/** Requests a first or another e-mail address, which is confirmed by a link sent to the new address. */
export function EmailSetting({ email }: { email: string | null }) {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const { busy, rejections, save } = useSave();
  const [change] = accountApi.useEmailChangesRequestMutation();
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Fields>>({});

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found: Partial<Fields> = {};
    if (!looksLikeEmail(form.email.trim())) found.email = t('emailInvalid');
    if (!form.password) found.password = t('passwordMissing');
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const done = {
      kind: 'success',
      title: t('emailRequested'),
      text: t(email === null ? 'emailAddText' : 'emailRequestedText', { email: form.email.trim() }),
    } as const;
    const attempt = () =>
      change({ changeEmailDto: form })
        .unwrap()
        .catch(async (failure: unknown) => {
          if (isWrongProof(failure))
            setErrors({ password: await describeFailure(failure, language, t('saveFailedText')) });
          if (isApiFailure(failure) && failure.code === 'auth.email-taken')
            setErrors({ email: await describeFailure(failure, language, t('saveFailedText')) });
          throw failure;
        });
    if (await save(attempt, done)) setForm(EMPTY);
  }

  const field = (name: keyof Fields) => ({
    name,
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setForm((current) => ({ ...current, [name]: target.value })),
    error: errors[name] ?? rejections.find((rejection) => rejection.field === name)?.message,
  });

  return (
    <SettingsSection
      title={t('emailTitle')}
      text={email === null ? t('emailNone') : t('emailText', { email })}
    >
      <Form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextField
          label={t('newEmail')}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
        <OwnProofField label={t('ownPassword')} {...field('password')} />
        <Button type="submit" disabled={busy} className={styles.submit}>
          {t(busy ? 'saving' : email === null ? 'addEmail' : 'changeEmail')}
        </Button>
      </Form>
    </SettingsSection>
  );
}
