import { useCallback } from 'react';
import { useOrdersOneQuery, useOrdersPayMutation, type OrderView } from 'shared-ui/api/orders';
import { useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, ButtonLink, Card, Container, EmptyState, ErrorState } from 'shared-ui/ui';
import { pictureOfLine } from '../../shared/orders/picture-of-line';
import { PayForm } from '../../shared/payments/pay-form';
import { Navigate, useParams } from 'shared-ui/router';

import styles from './checkout.module.css';
import { HeldFor } from './summary/held-for';
import { OrderLines } from './summary/order-lines';
import { CheckoutSkeleton, SignedIn } from './signed-in';
import { Sums } from './summary/sums';
import { CancelOrder } from './cancel-order';
import { checkoutTexts } from './texts';

const subtotalOf = ({ lines }: OrderView): number =>
  lines.reduce((sum, { originalPrice, quantity }) => sum + originalPrice * quantity, 0);

/** Link to the transfer details while a bank transfer is pending. */
function OpenTransfer({ order }: { order: OrderView }) {
  const t = useTexts(checkoutTexts);
  const open = order.payments.find(
    ({ gateway, state }) => gateway === 'bank-transfer' && state === 'pending',
  );
  if (!open) return null;
  return (
    <Alert tone="news" title={t('transferOpen')}>
      <p>{t('transferOpenText')}</p>
      <ButtonLink to={`/checkout/return/${open.id}`} variant="text" size="small">
        {t('transferDetails')}
      </ButtonLink>
    </Alert>
  );
}

const DENIALS = {
  'transfer.few-places': 'transferFew',
  'transfer.share-held': 'transferShare',
  'transfer.paused': 'transferPaused',
} as const;

/** Returns the reason why bank transfer is not available for this order. */
function useWithheldTransfer({ noTransfer }: OrderView): string | undefined {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  if (!noTransfer) return undefined;
  const text = DENIALS[noTransfer.code as keyof typeof DENIALS];
  return text ? t(text, { when: format.dateTime(noTransfer.until ?? '') }) : noTransfer.message;
}

function OpenOrder({ order, again }: { order: OrderView; again(): void }) {
  const t = useTexts(checkoutTexts);
  const withheld = useWithheldTransfer(order);
  const language = useLanguage();
  const [pay] = useOrdersPayMutation();
  return (
    <div className={styles.grid}>
      <Card className={styles.order}>
        <OpenTransfer order={order} />
        <PayForm
          amount={order.due}
          withheld={withheld === undefined ? undefined : { 'bank-transfer': withheld }}
          open={(gateway) => pay({ id: order.id, openPaymentDto: { gateway } }).unwrap()}
        />
        <CancelOrder id={order.id} />
      </Card>
      <Sums subtotal={subtotalOf(order)} total={order.total} points={order.pointsValue}>
        <HeldFor until={order.expiresAt} onOver={again} />
        <h2 className={styles.smallTitle}>{t('yourOrder')}</h2>
        <OrderLines
          lines={order.lines.map((line) => ({ ...line, picture: pictureOfLine(line, language) }))}
        />
      </Sums>
    </div>
  );
}

/** State of an order that is paid or can no longer be paid. */
function ClosedOrder({ order }: { order: OrderView }) {
  const t = useTexts(checkoutTexts);
  if (order.paidAt) return <Navigate to={`/dashboard/orders/${order.id}`} replace />;
  const isExpired = order.state === 'expired';
  const isCanceled = order.state === 'canceled';
  if (isCanceled)
    return (
      <EmptyState
        drawing="wires"
        title={t('canceledOrder')}
        text={t('canceledOrderText')}
        actions={<ButtonLink to="/checkout">{t('orderAgain')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      drawing="wires"
      title={t(isExpired ? 'expired' : 'gone')}
      text={t(isExpired ? 'expiredText' : 'goneText')}
      actions={
        isExpired ? (
          <ButtonLink to="/checkout">{t('orderAgain')}</ButtonLink>
        ) : (
          <ButtonLink to={`/dashboard/orders/${order.id}`}>{t('seeOrder')}</ButtonLink>
        )
      }
    />
  );
}

function PayOrder({ id }: { id: string }) {
  const t = useTexts(checkoutTexts);
  const { data: order, isError, refetch } = useOrdersOneQuery({ id }, { refetchOnMountOrArgChange: true });
  const again = useCallback(() => void refetch(), [refetch]);
  if (!order && isError)
    return <ErrorState title={t('orderFailed')} text={t('failedText')} onRetry={again} />;
  if (!order) return <CheckoutSkeleton />;
  return order.state === 'awaiting_payment' ? (
    <OpenOrder order={order} again={again} />
  ) : (
    <ClosedOrder order={order} />
  );
}

/** Payment page of an order: the time left and the payment methods. */
export function PayPage() {
  const t = useTexts(checkoutTexts);
  const { orderId = '' } = useParams();
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{t('payTitle')}</h1>
      <SignedIn>{() => <PayOrder id={orderId} />}</SignedIn>
    </Container>
  );
}
