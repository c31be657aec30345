import { useInvoicePagesInfiniteQuery } from 'shared-ui/api/invoices';
import { invoicesPdfPath, invoicesTableOfVendorPath } from 'shared-ui/api/paths';
import { TableFile } from 'shared-ui/dashboard';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, Card, ErrorState, Skeleton } from 'shared-ui/ui';
import styles from './subscription.module.css';
import { subscriptionTexts } from './texts';

function Invoices() {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInvoicePagesInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const rows = data?.pages.flatMap(({ items }) => items);
  if (!rows && isError)
    return (
      <ErrorState
        level={3}
        title={t('invoicesFailed')}
        text={t('failedText')}
        onRetry={() => void refetch()}
      />
    );
  if (!rows)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  if (rows.length === 0) return <p>{t('invoicesNone')}</p>;
  return (
    <>
      <ul className={styles.rows}>
        {rows.map(({ id, kind, number, issuedAt, totalPaisa }) => (
          <li key={id} className={styles.row}>
            <a href={invoicesPdfPath(id)} target="_blank" rel="noreferrer">
              {t(kind === 'invoice' ? 'invoice' : 'creditNoteNumber', { number })}
            </a>
            <span>
              {format.date(issuedAt)} · {format.planPrice(totalPaisa / 100)}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('moreInvoices')}
        </Button>
      )}
    </>
  );
}

/** Invoices of the business, to view and print. */
export function InvoiceList() {
  const t = useTexts(subscriptionTexts);
  return (
    <section className={styles.invoices}>
      <div className={styles.invoicesHead}>
        <h2>{t('invoices')}</h2>
        <TableFile url={invoicesTableOfVendorPath} />
      </div>
      <Card>
        <Invoices />
      </Card>
    </section>
  );
}
