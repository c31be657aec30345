import { useOrdersListQuery } from 'shared-ui/api/orders';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, ButtonLink } from 'shared-ui/ui';
import { CancelOrder } from './cancel-order';
import { checkoutTexts } from './texts';

/** Link to the customer's unpaid order, whose capacity is still reserved. */
export function WaitingOrder() {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  const { data } = useOrdersListQuery(
    { state: ['awaiting_payment'], limit: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const order = data?.[0];
  if (!order) return null;
  return (
    <Alert tone="news" title={t('waitingOrder')}>
      <p>
        {t('waitingOrderText', { amount: format.money(order.due), when: format.dateTime(order.expiresAt) })}
      </p>
      <ButtonLink to={`/checkout/pay/${order.id}`} variant="text" size="small">
        {t('waitingOrderPay')}
      </ButtonLink>
      <CancelOrder id={order.id} />
    </Alert>
  );
}
