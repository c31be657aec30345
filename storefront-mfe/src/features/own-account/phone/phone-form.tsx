import { useState, type FormEvent } from 'react';
import { accountApi } from 'shared-ui/api/account';
import { oneTimeNumberApi } from 'shared-ui/api/one-time-number';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { isApiFailure, type FieldFailure } from 'shared-ui/store';
import { Button, Form, TextField } from 'shared-ui/ui';
import styles from '../account.module.css';
import { isWrongProof } from '../is-wrong-proof';
import { useSave } from '../use-save';
import { phoneTexts } from './texts';

const messageOf = (rejections: readonly FieldFailure[], ...fields: string[]): string | undefined =>
  rejections.find(({ field }) => fields.includes(field))?.message;

/** Sends digits to a number and verifies it by them. */
function usePhoneForm() {
  const t = useTexts(phoneTexts);
  const language = useLanguage();
  const { busy, rejections, save } = useSave();
  const [request] = oneTimeNumberApi.useOneTimeNumberRequestMutation();
  const [verify] = accountApi.usePhonesVerifyMutation();
  const [phone, setPhone] = useState('');
  const [digits, setDigits] = useState('');
  const [isSent, setSent] = useState(false);
  const [wrong, setWrong] = useState<{ phone?: string; digits?: string }>({});

  const describe = (failure: unknown) => describeFailure(failure, language, t('failed'));
  const send = async (): Promise<void> => {
    setWrong({});
    const done = { kind: 'success', title: t('sent'), text: t('sentText', { phone: phone.trim() }) } as const;
    const ask = () => request({ requestDigitsDto: { to: phone.trim(), language } }).unwrap();
    if (await save(ask, done, t('notSent'))) setSent(true);
  };
  const confirm = async (): Promise<void> => {
    setWrong({});
    const attempt = () =>
      verify({ verifyPhoneDto: { phone: phone.trim(), digits } })
        .unwrap()
        .catch(async (failure: unknown) => {
          if (isWrongProof(failure)) setWrong({ digits: await describe(failure) });
          if (isApiFailure(failure) && failure.code === 'phone.taken')
            setWrong({ phone: await describe(failure) });
          throw failure;
        });
    if (!(await save(attempt, { kind: 'success', title: t('verified') }))) return;
    setPhone('');
    setDigits('');
    setSent(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void (isSent ? confirm() : send());
  };
  /** Digits belong to the number that they were sent to. */
  const changePhone = (text: string): void => {
    setPhone(text);
    setDigits('');
    setSent(false);
    setWrong({});
  };
  const errors = {
    phone: wrong.phone ?? messageOf(rejections, 'to', 'phone'),
    digits: wrong.digits ?? messageOf(rejections, 'digits'),
  };
  return { busy, phone, changePhone, digits, setDigits, isSent, send, submit, errors };
}

/** Form that verifies a phone number. */
export function PhoneForm({ isChange }: { isChange: boolean }) {
  const t = useTexts(phoneTexts);
  const { busy, phone, changePhone, digits, setDigits, isSent, send, submit, errors } = usePhoneForm();
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField
        label={t(isChange ? 'newPhone' : 'phone')}
        hint={t('phoneHint')}
        type="tel"
        name="mobile"
        autoComplete="tel"
        maxLength={30}
        required
        value={phone}
        error={errors.phone}
        onChange={({ target }) => changePhone(target.value)}
      />
      {isSent && (
        <TextField
          label={t('digits')}
          hint={t('digitsHint')}
          name="digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          value={digits}
          error={errors.digits}
          onChange={({ target }) => setDigits(target.value)}
          aside={
            <Button variant="text" disabled={busy} onClick={() => void send()}>
              {t('again')}
            </Button>
          }
        />
      )}
      <Button type="submit" disabled={busy} className={styles.submit}>
        {t(busy ? 'busy' : isSent ? 'confirm' : 'send')}
      </Button>
    </Form>
  );
}
