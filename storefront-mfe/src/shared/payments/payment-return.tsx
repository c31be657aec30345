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
  /** The query that the gateway sent the browser back with. */
  search: string;
  /** Null for what cannot be paid again. */
  again(payment: PaymentView): PayAgain | null;
  /** What stands there once it is paid: what was bought, and the way to it. */
  paid(payment: PaymentView): ReactNode;
}

/** Where gateways send the browser back to: says how the payment stands until it is over, whatever is sold. */
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
