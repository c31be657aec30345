import type { OwnMembershipView } from 'shared-ui/api/own-membership';
import { invoicesPdfPath } from 'shared-ui/api/paths';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import styles from './membership.module.css';
import { membershipTexts } from './texts';

type PaidOrder = OwnMembershipView['orders'][number];

const REFUND_WORDS = {
  requested: 'refundRequested',
  sending: 'refundRequested',
  manual: 'refundManual',
  completed: 'refundCompleted',
} as const;

function Row({ order }: { order: PaidOrder }) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <b>{inLanguage(format.language, order.plan.name, order.plan.nameNe)}</b>
        <b>{format.planPrice(order.due)}</b>
      </div>
      <p className={styles.quiet}>
        {t('paidOn', {
          date: format.date(order.paidAt),
          from: format.date(order.periodStart),
          until: format.date(order.periodEnd),
        })}
      </p>
      {order.refunds.map((refund) => (
        <p key={refund.id}>
          {t(REFUND_WORDS[refund.state], {
            amount: format.planPrice(refund.amount),
            date: format.date(refund.completedAt),
          })}
        </p>
      ))}
      <p className={styles.papers}>
        {order.invoices.map(({ id, kind, number }) => (
          <a key={id} href={invoicesPdfPath(id)} target="_blank" rel="noreferrer">
            {t(kind, { number })}
          </a>
        ))}
      </p>
    </li>
  );
}

/** Paid membership orders with refunds, invoices and credit notes. */
export function PaidOrders({ orders }: { orders: readonly PaidOrder[] }) {
  const t = useTexts(membershipTexts);
  return (
    <section>
      <h2 className={styles.title}>{t('history')}</h2>
      <Card>
        {orders.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul className={styles.rows}>
            {orders.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
