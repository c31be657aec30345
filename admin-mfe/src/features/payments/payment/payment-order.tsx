import { useState } from 'react';
import { useAdminPaymentListsOrderQuery } from 'shared-ui/api/admin-payments';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button, ErrorState, Skeleton, Tag, type TagTone } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { OwnAffairNote } from '../../../shared/own-business/own-business';
import styles from '../payments.module.css';
import { RefundDialog } from '../refunds/refund-dialog';
import { refundable } from '../refunds/refundable';
import { paymentsTexts } from '../texts';

const TONES: Readonly<Record<string, TagTone>> = { issued: 'good', redeemed: 'brand', voided: 'bad' };

/** Items of the order with the state of each pass, and the refund button; a note if it concerns the admin. */
export function PaymentOrder({ id, isOwn }: { id: string; isOwn: boolean }) {
  const t = useTexts(paymentsTexts);
  const format = useFormat();
  const { currentData: order, isError, refetch } = useAdminPaymentListsOrderQuery({ id });
  const [isAsked, setAsked] = useState(false);
  if (!order && isError)
    return (
      <ErrorState level={2} title={t('orderFailed')} text={t('failedText')} onRetry={() => void refetch()} />
    );
  if (!order)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.smallBone} />
      </Skeleton>
    );
  return (
    <section className={styles.card}>
      <h2>{t('order')}</h2>
      <p className={styles.tags}>
        <Tag tone={order.paidAt ? 'good' : 'neutral'}>{t(`order_${order.state}`)}</Tag>
        {t('orderSums', { total: format.money(order.total), due: format.money(order.due) })}
        {order.pointsValue > 0 && ` · ${t('orderPoints', { points: format.money(order.pointsValue) })}`}
      </p>
      <ul className={styles.history}>
        {order.lines.map((line) => (
          <li key={line.dealId}>
            <Link to={`/deals/${line.dealId}`}>{inLanguage(format.language, line.title, line.titleNe)}</Link>
            <span className={styles.note}>
              {businessNameIn(format.language, line.vendor)} · {format.number(line.quantity)} ×{' '}
              {format.money(line.unitPrice)}
            </span>
            <span className={styles.tags}>
              {line.passes.map((pass) => (
                <Tag key={pass.id} tone={TONES[pass.state] ?? 'neutral'}>
                  {t(`pass_${pass.state}`)}
                </Tag>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {refundable(order).length > 0 &&
        (isOwn ? (
          <OwnAffairNote />
        ) : (
          <Button variant="danger" size="small" onClick={() => setAsked(true)}>
            {t('refund')}
          </Button>
        ))}
      {isAsked && <RefundDialog order={order} onClose={() => setAsked(false)} />}
    </section>
  );
}
