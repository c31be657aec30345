import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentView } from 'shared-ui/api/payments';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card, IconButton } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import styles from './bank-transfer-card.module.css';
import { paymentTexts } from './texts';

interface BankTransferCardProps {
  payment: Pick<PaymentView, 'amount' | 'bankAccount' | 'reference' | 'expiresAt'>;
  /** Heading level of the title. */
  level?: 1 | 2;
  /** Additional content, such as the upload of the bank slip. */
  children?: ReactNode;
}

function Reference({ text }: { text: string }) {
  const t = useTexts(paymentTexts);
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', title: t('copied'), text: t('copiedText') });
    } catch {
      toast({ kind: 'error', title: t('copyFailed'), text: t('copyFailedText') });
    }
  }
  return (
    <dd className={styles.reference}>
      <code>{text}</code>
      <IconButton label={t('copyReference')} onClick={() => void copy()}>
        <Copy size={18} />
      </IconButton>
    </dd>
  );
}

/** Details of a bank transfer: amount, account, reference and deadline. */
export function BankTransferCard({ payment, level = 2, children }: BankTransferCardProps) {
  const t = useTexts(paymentTexts);
  const format = useFormat();
  const Title = `h${level}` as const;
  const amount = format.money(payment.amount);
  return (
    <Card className={styles.card}>
      <Title className={styles.title}>{t('transferTitle', { amount })}</Title>
      <p className={styles.text}>{t('transferText')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('transferAmount')}</dt>
          <dd>{amount}</dd>
        </div>
        <div>
          <dt>{t('transferAccount')}</dt>
          <dd>{payment.bankAccount}</dd>
        </div>
        <div>
          <dt>{t('transferReference')}</dt>
          <Reference text={payment.reference ?? ''} />
        </div>
        <div>
          <dt>{t('transferUntil')}</dt>
          <dd>{format.dateTime(payment.expiresAt)}</dd>
        </div>
      </dl>
      {children}
    </Card>
  );
}
