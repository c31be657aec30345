import { useState, type ChangeEvent, type FormEvent } from 'react';
import { accountApi } from 'shared-ui/api/account';
import type { AccountView } from 'shared-ui/api/auth';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, Form, PasswordField } from 'shared-ui/ui';
import styles from '../account.module.css';
import {
  emptyPasswords,
  findPasswordFieldErrors,
  type PasswordFieldError,
  type PasswordForm,
} from './password-checks';
import { isWrongProof } from '../is-wrong-proof';
import { OwnProofField } from '../own-proof-field';
import { SettingsSection } from '../settings-section';
import { accountTexts } from '../texts';
import { useSave } from '../use-save';

function usePasswordForm() {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const { busy, rejections, save } = useSave();
  const [change] = accountApi.usePasswordsChangeMutation();
  const [form, setForm] = useState(emptyPasswords);
  const [fieldErrors, setFieldErrors] = useState<readonly PasswordFieldError[]>([]);
  const [wrong, setWrong] = useState('');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setWrong('');
    const found = findPasswordFieldErrors(form);
    setFieldErrors(found);
    if (found.length > 0) return;
    const { repeated: _again, ...changePasswordDto } = form;
    const done = { kind: 'success', title: t('passwordChanged'), text: t('passwordChangedText') } as const;
    const attempt = () =>
      change({ changePasswordDto })
        .unwrap()
        .catch(async (failure: unknown) => {
          if (isWrongProof(failure)) setWrong(await describeFailure(failure, language, t('saveFailedText')));
          throw failure;
        });
    if (await save(attempt, done)) setForm(emptyPasswords);
  }

  const field = (name: keyof PasswordForm) => {
    const fieldError = fieldErrors.find((one) => one.field === name);
    const rejected = rejections.find((rejection) => rejection.field === name)?.message;
    return {
      name,
      value: form[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setForm((current) => ({ ...current, [name]: target.value })),
      error: fieldError
        ? t(fieldError.text)
        : (rejected ?? (name === 'currentPassword' && wrong ? wrong : undefined)),
    };
  };

  return { busy, send, field };
}

/** Changes the password, which ends all other sessions. */
export function PasswordSetting({ email, role }: Pick<AccountView, 'role'> & { email: string }) {
  const t = useTexts(accountTexts);
  const { busy, send, field } = usePasswordForm();

  return (
    <SettingsSection title={t('passwordTitle')} text={t('passwordText')}>
      <Form className={styles.form} onSubmit={(event) => void send(event)}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <OwnProofField label={t('currentPassword')} className={styles.wide} {...field('currentPassword')} />
        <PasswordField
          label={t('newPassword')}
          hint={t(role === 'admin' ? 'newAdminPasswordHint' : 'newPasswordHint')}
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordField label={t('repeatPassword')} autoComplete="new-password" {...field('repeated')} />
        <Button type="submit" disabled={busy} className={styles.submit}>
          {t(busy ? 'saving' : 'changePassword')}
        </Button>
      </Form>
    </SettingsSection>
  );
}
