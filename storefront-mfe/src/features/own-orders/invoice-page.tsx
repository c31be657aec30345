import { Download, Printer } from 'lucide-react';
import { useInvoicesOneQuery } from 'shared-ui/api/invoices';
import { invoicesPdfPath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import {
  SkeletonBlock,
  Button,
  ButtonLink,
  buttonClass,
  EmptyState,
  ErrorState,
  Skeleton,
} from 'shared-ui/ui';
import { useParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { InvoiceSheet } from './invoice-sheet';
import styles from './invoice.module.css';
import { orderTexts } from './texts';

/** Page of an invoice or a credit note, for printing and saving. */
export function InvoicePage() {
  const t = useTexts(orderTexts);
  const { id = '' } = useParams();
  const { data: invoice, error, refetch } = useInvoicesOneQuery({ id });
  if (!invoice && isApiFailure(error) && error.status < 500 && error.status >= 400)
    return (
      <EmptyState
        drawing="wires"
        level={1}
        title={t('invoiceMissing')}
        text={t('missingText')}
        actions={<ButtonLink to="/dashboard/orders">{t('back')}</ButtonLink>}
      />
    );
  if (!invoice && error)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} onRetry={() => void refetch()} />;
  if (!invoice)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  return (
    <div className={styles.screen}>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('print')}
        </Button>
        <a
          href={invoicesPdfPath(invoice.id)}
          download={`${invoice.number.replace('/', '-')}.pdf`}
          className={buttonClass({ variant: 'tint' })}
        >
          <Download size={18} aria-hidden />
          {t('download')}
        </a>
      </div>
      <InvoiceSheet invoice={invoice} />
    </div>
  );
}
