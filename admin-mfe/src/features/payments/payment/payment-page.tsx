import { useAdminPaymentsOneQuery } from 'shared-ui/api/admin-payments';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, EmptyState, ErrorState, Skeleton, Tag } from 'shared-ui/ui';
import { Link, useParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { PaymentActions } from './payment-actions';
import { PaymentFacts } from './payment-facts';
import { PaymentOrder } from './payment-order';
import { PaymentRefunds } from '../refunds/payment-refunds';
import { PaymentHistory } from './payment-history';
import styles from '../payments.module.css';
import { paymentsTexts } from '../texts';
import { PAYMENT_TONES } from '../tones';

/** Details of one payment: its order, gateway events, refunds and possible actions. */
export function PaymentPage() {
  const t = useTexts(paymentsTexts);
  const { id = '' } = useParams();
  const { currentData: payment, error, refetch } = useAdminPaymentsOneQuery({ id });
  return (
    <>
      <p className={styles.back}>
        <Link to="/dashboard/payments">{t('back')}</Link>
      </p>
      <h1 className={styles.title}>{payment ? payment.reference : t('payment')}</h1>
      {payment ? (
        <>
          <p className={styles.tabs}>
            <Tag tone={PAYMENT_TONES[payment.state]}>{t(`state_${payment.state}`)}</Tag>
            {payment.need && <Tag tone="bad">{t(`need_${payment.need}`)}</Tag>}
          </p>
          <PaymentActions key={payment.id} payment={payment} />
          <PaymentFacts payment={payment} />
          {payment.orderId && <PaymentOrder id={payment.orderId} isOwn={payment.isOwn} />}
          <PaymentRefunds refunds={payment.refunds} isOwn={payment.isOwn} />
          <PaymentHistory events={payment.events} />
        </>
      ) : isApiFailure(error) && (error.status === 404 || error.status === 400) ? (
        <EmptyState card level={2} drawing="search" title={t('gone')} text={t('goneText')} />
      ) : error ? (
        <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </>
  );
}
