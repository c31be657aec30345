import { FileCheck, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { type PaymentView, useSendSlipMutation } from 'shared-ui/api/payments';
import { describeFailure, useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, buttonClass } from 'shared-ui/ui';
import styles from './bank-transfer-card.module.css';
import { paymentTexts } from './texts';

const LARGEST = 5 * 1024 * 1024;

/** Uploads the bank slip, which can be replaced while the transfer is pending (rule CK3). */
export function SlipUpload({ payment }: { payment: Pick<PaymentView, 'id' | 'slipAt'> }) {
  const t = useTexts(paymentTexts);
  const format = useFormat();
  const id = useId();
  const [send, { data, isLoading }] = useSendSlipMutation();
  const [fieldError, setFieldError] = useState<string | null>(null);
  const slipAt = data?.slipAt ?? payment.slipAt;

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setFieldError(file.size > LARGEST ? t('slipTooLarge') : null);
    if (file.size > LARGEST) return;
    const done = await send({ id: payment.id, file });
    if (done.error) setFieldError(await describeFailure(done.error, format.language, t('slipFailedText')));
  }

  return (
    <div className={styles.slip}>
      <p className={styles.text}>{t('slipText')}</p>
      <label htmlFor={id} className={buttonClass({ variant: 'tint' }, styles.choose)}>
        <Upload size={18} aria-hidden />
        {t(isLoading ? 'slipSending' : slipAt ? 'slipReplace' : 'slipSend')}
        <input
          id={id}
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          disabled={isLoading}
          className={styles.file}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {slipAt && (
        <p className={styles.sent} role="status">
          <FileCheck size={18} aria-hidden />
          {t('slipSent', { when: format.dateTime(slipAt) })}
        </p>
      )}
      {fieldError && (
        <Alert tone="error" title={t('slipFailed')} live>
          {fieldError}
        </Alert>
      )}
    </div>
  );
}
