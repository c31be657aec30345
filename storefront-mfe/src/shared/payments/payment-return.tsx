import type { ReactNode } from 'react';
import type { PaymentView } from 'shared-ui/api/payments';
import { BankTransferCard } from './bank-transfer-card';
import styles from './payment-return.module.css';
import { MissingPayment, SignedOutPayment, UnpaidPayment, WaitingPayment } from './return-views';
import { SlipUpload } from './slip-upload';
import { usePaymentReturn } from './use-payment-return';
import type { PayAgain } from './use-pay';

interface PaymentReturnProps {
  paymentId: string;
  /** Query with which the gateway redirected. */
  search: string;
  /** Returns null if the payment cannot be repeated. */
  again(payment: PaymentView): PayAgain | null;
  /** Renders the result of a completed payment. */
  paid(payment: PaymentView): ReactNode;
}

/** Page to which gateways redirect: shows the state of the payment until it is final, for every product. */
export function PaymentReturn({ paymentId, search, again, paid }: PaymentReturnProps) {
  const { state, payment } = usePaymentReturn(paymentId, search);
  return (
    <div className={styles.place} role="status">
      {state === 'signed-out' && <SignedOutPayment paymentId={paymentId} search={search} />}
      {state === 'missing' && <MissingPayment />}
      {(state === 'asking' || state === 'waiting' || state === 'left' || state === 'checking') && (
        <WaitingPayment state={state} payment={payment} again={payment ? again(payment) : null} />
      )}
      {payment && state === 'transfer' && (
        <BankTransferCard payment={payment} level={1}>
          <SlipUpload payment={payment} />
        </BankTransferCard>
      )}
      {payment && (state === 'failed' || state === 'canceled' || state === 'refunded') && (
        <UnpaidPayment state={state} payment={payment} again={again(payment)} />
      )}
      {payment && state === 'paid' && paid(payment)}
    </div>
  );
}
