import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { GatewayChooser, type Withheld } from './gateway-chooser';
import { type Gateway } from './gateways';
import { paymentTexts } from './texts';
import styles from './pay-form.module.css';
import { usePay, type OpenPayment } from './use-pay';

interface PayFormProps {
  /** In whole rupees. */
  amount: number;
  open: OpenPayment;
  /** Payment methods that are unavailable for this payment, each with the reason. */
  withheld?: Withheld | undefined;
  /** True if the payment is no longer possible, such as after its reservation has expired. */
  disabled?: boolean;
}

/** Chooses a payment method and opens it. */
export function PayForm({ amount, open, withheld, disabled }: PayFormProps) {
  const t = useTexts(paymentTexts);
  const format = useFormat();
  const [gateway, setGateway] = useState<Gateway | null>(null);
  const { busy, failure, pay } = usePay(open);
  const words = gateway === 'bank-transfer' ? t('getReference') : t('pay', { amount: format.money(amount) });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (gateway && !disabled) void pay(gateway);
      }}
    >
      <GatewayChooser value={gateway} onChange={setGateway} withheld={withheld} />
      {failure && (
        <Alert tone="error" title={t('payFailed')} live>
          {failure}
        </Alert>
      )}
      <Button type="submit" size="large" wide disabled={!gateway || disabled} aria-disabled={busy}>
        <Lock size={18} aria-hidden />
        {busy ? t('paying') : words}
      </Button>
    </form>
  );
}
