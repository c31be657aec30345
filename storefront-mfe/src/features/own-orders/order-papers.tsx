import { FileText } from 'lucide-react';
import type { OrderView } from 'shared-ui/api/orders';
import { formatPaisa } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './order.module.css';
import { orderTexts } from './texts';

/** Invoice and credit notes of an order. */
export function OrderPapers({ order }: { order: OrderView }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  if (order.invoices.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2>{t('papers')}</h2>
      <ul className={styles.papers}>
        {order.invoices.map(({ id, kind, number, issuedAt, totalPaisa }) => (
          <li key={id}>
            <FileText size={18} aria-hidden />
            <span className={styles.about}>
              <Link to={`/dashboard/invoices/${id}`} className={styles.link}>
                {t(kind === 'invoice' ? 'invoice' : 'creditNote', { number })}
              </Link>
              <span className={styles.small}>{format.date(issuedAt)}</span>
            </span>
            <span>{formatPaisa(totalPaisa, format.language)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
