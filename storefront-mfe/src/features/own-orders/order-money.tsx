import { Banknote } from 'lucide-react';
import { useState } from 'react';
import type { OrderPaymentView, OrderRefundView, OrderView } from 'shared-ui/api/orders';
import { gatewayName } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, Card, Tag, type TagTone } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './order.module.css';
import { RefundDialog } from './refund-dialog';
import { returnablePasses } from './refundable';
import { orderTexts } from './texts';

const LOOKS = {
  pending: { tone: 'waiting', text: 'pending' },
  completed: { tone: 'good', text: 'completed' },
  failed: { tone: 'bad', text: 'failedPayment' },
  canceled: { tone: 'neutral', text: 'canceled' },
  partially_refunded: { tone: 'news', text: 'partially_refunded' },
  refunded: { tone: 'neutral', text: 'refunded' },
} as const satisfies Record<OrderPaymentView['state'], { tone: TagTone; text: string }>;

function Payment({ payment }: { payment: OrderPaymentView }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  const { tone, text } = LOOKS[payment.state];
  return (
    <li>
      <span className={styles.about}>
        <b>{gatewayName(payment.gateway, format.language)}</b>
        <span className={styles.small}>{format.dateTime(payment.createdAt)}</span>
      </span>
      <Tag tone={tone}>{t(text)}</Tag>
      <span>{format.money(payment.amount)}</span>
      {payment.state === 'pending' && (
        <Link to={`/checkout/return/${payment.id}`} className={styles.link}>
          {t(payment.gateway === 'bank-transfer' ? 'details' : 'lookAgain')}
        </Link>
      )}
    </li>
  );
}

const REFUND_WORDS = {
  requested: 'refundRequested',
  sending: 'refundRequested',
  manual: 'refundManual',
  completed: 'refundCompleted',
} as const;

function Refund({ refund }: { refund: OrderRefundView }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  return (
    <li className={styles.refund}>
      <Banknote size={18} aria-hidden />
      {t(REFUND_WORDS[refund.state], {
        amount: format.money(refund.amount),
        date: format.day(refund.completedAt),
      })}
    </li>
  );
}

/** Button that refunds unused passes, while they are refundable (rule OR6). */
function GiveBack({ order }: { order: OrderView }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  if (!order.refundableUntil || returnablePasses(order).length === 0) return null;
  if (Date.parse(order.refundableUntil) <= Date.now())
    return (
      <p className={styles.small}>
        <Link to="/contact" className={styles.link}>
          {t('refundOver')}
        </Link>
      </p>
    );
  return (
    <>
      <p className={styles.small}>{t('refundRule', { when: format.dateTime(order.refundableUntil) })}</p>
      <Button variant="tint" className={styles.start} onClick={() => setOpen(true)}>
        {t('refund')}
      </Button>
      {open && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Payments and refunds of an order, and the button for a refund. */
export function OrderMoney({ order }: { order: OrderView }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  const isOpen = order.state === 'awaiting_payment';
  return (
    <Card className={styles.card}>
      <h2>{t('payments')}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>{t('total')}</dt>
          <dd>{format.money(order.total)}</dd>
        </div>
        {order.pointsValue > 0 && (
          <div>
            <dt>{t('points')}</dt>
            <dd>−{format.money(order.pointsValue)}</dd>
          </div>
        )}
        <div>
          <dt>{t(order.paidAt ? 'paidMoney' : 'due')}</dt>
          <dd>{format.money(order.due)}</dd>
        </div>
      </dl>
      {isOpen && (
        <>
          <p className={styles.small}>{t('payUntil', { when: format.dateTime(order.expiresAt) })}</p>
          <ButtonLink to={`/checkout/pay/${order.id}`} wide>
            {t('payNow')}
          </ButtonLink>
        </>
      )}
      {order.payments.length > 0 && (
        <ul className={styles.payments}>
          {order.payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {order.refunds.length > 0 && (
        <>
          <h3>{t('refunds')}</h3>
          <ul aria-live="polite">
            {order.refunds.map((refund) => (
              <Refund key={refund.id} refund={refund} />
            ))}
          </ul>
        </>
      )}
      <GiveBack order={order} />
    </Card>
  );
}
