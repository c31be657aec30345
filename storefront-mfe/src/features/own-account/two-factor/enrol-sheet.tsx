import { useState } from 'react';
import { twoFactorApi, type EnrolmentView, type RecoveryCodesView } from 'shared-ui/api/two-factor';
import { typedFigures } from 'shared-ui/format';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, PasswordField } from 'shared-ui/ui';
import { useQrPicture } from '../../../shared/pass/use-qr-picture';
import { accountTexts } from '../texts';
import { CodeField } from './code-field';
import styles from './two-factor.module.css';
import { useAttempt } from './use-attempt';

interface EnrolSheetProps {
  onDone: (codes: RecoveryCodesView) => void;
  onClose: () => void;
}

/** Adds an authenticator app: first the password, then the first code of the app. */
export function EnrolSheet({ onDone, onClose }: EnrolSheetProps) {
  const t = useTexts(accountTexts);
  const [begin] = twoFactorApi.useTwoFactorBeginMutation();
  const [confirm] = twoFactorApi.useTwoFactorConfirmMutation();
  const { busy, fieldError, setFieldError, attempt } = useAttempt();
  const [enrolment, setEnrolment] = useState<EnrolmentView | null>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  const askPassword = () => {
    if (!password) return setFieldError(t('passwordMissing'));
    void attempt(async () => setEnrolment(await begin({ beginEnrolmentDto: { password } }).unwrap()));
  };
  const askCode = () => {
    if (!/^\d{6}$/.test(typedFigures(code))) return setFieldError(t('twoFactorCodeMissing'));
    void attempt(async () =>
      onDone(await confirm({ confirmEnrolmentDto: { code: typedFigures(code) } }).unwrap()),
    );
  };
  const next = enrolment ? askCode : askPassword;

  return (
    <ConfirmDialog
      open
      title={t('twoFactorTurnOn')}
      text={t(enrolment ? 'twoFactorScan' : 'twoFactorAskPassword')}
      confirm={t(busy ? 'saving' : enrolment ? 'twoFactorTurnOn' : 'twoFactorNext')}
      cancel={t('twoFactorCancel')}
      busy={busy}
      onConfirm={next}
      onClose={onClose}
    >
      {enrolment ? (
        <>
          <Secret {...enrolment} />
          <CodeField value={code} fieldError={fieldError} onChange={setCode} />
        </>
      ) : (
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          error={fieldError || undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function Secret({ uri, secret }: EnrolmentView) {
  const t = useTexts(accountTexts);
  const picture = useQrPicture(uri);
  return (
    <div className={styles.secret}>
      <span className={styles.qr}>
        {picture && <img src={picture} width={200} height={200} alt={t('twoFactorQr')} />}
      </span>
      <p>
        {t('twoFactorTyped')}
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  );
}
