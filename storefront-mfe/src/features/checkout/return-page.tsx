import { useOrdersPayMutation } from 'shared-ui/api/orders';
import type { PaymentView } from 'shared-ui/api/payments';
import { usePlanOrdersPayMutation } from 'shared-ui/api/plan-orders';
import { Container } from 'shared-ui/ui';
import { PaymentReturn } from '../../shared/payments/payment-return';
import type { PayAgain } from '../../shared/payments/use-pay';
import { Navigate, useLocation, useParams } from 'shared-ui/router';
import styles from './checkout.module.css';
import { PaidOrder } from './paid-order';
import { SignedIn } from './signed-in';

function useWaysOn(): (payment: PaymentView) => PayAgain | null {
  const [payOrder] = useOrdersPayMutation();
  const [payPlan] = usePlanOrdersPayMutation();
  return ({ orderId, planOrderId }) => {
    if (orderId !== null)
      return {
        open: (gateway) => payOrder({ id: orderId, openPaymentDto: { gateway } }).unwrap(),
        otherWay: `/checkout/pay/${orderId}`,
      };
    if (planOrderId === null) return null;
    return {
      open: (gateway) => payPlan({ id: planOrderId, payPlanDto: { gateway } }).unwrap(),
      otherWay: `/checkout/plan/${planOrderId}`,
    };
  };
}

/** Page to which gateways redirect, and on which the customer waits for a bank transfer. */
export function ReturnPage() {
  const { paymentId = '' } = useParams();
  const { search } = useLocation();
  const again = useWaysOn();
  return (
    <Container className={styles.page}>
      <SignedIn>
        {({ email }) => (
          <PaymentReturn
            paymentId={paymentId}
            search={search}
            again={again}
            paid={({ orderId, planOrderId }) =>
              orderId === null ? (
                <Navigate
                  to={planOrderId === null ? '/dashboard' : `/checkout/plan/${planOrderId}`}
                  replace
                />
              ) : (
                <PaidOrder id={orderId} email={email ?? ''} />
              )
            }
          />
        )}
      </SignedIn>
    </Container>
  );
}
