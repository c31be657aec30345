import { CreditCard, Landmark, Wallet } from 'lucide-react';
import type { PaymentView } from 'shared-ui/api/payments';

export type Gateway = PaymentView['gateway'];

/** Explanation and icon of each payment method. `gatewayName` returns its name. */
export const GATEWAYS = {
  esewa: { text: 'esewaText', icon: Wallet },
  khalti: { text: 'khaltiText', icon: Wallet },
  stripe: { text: 'stripeText', icon: CreditCard },
  'bank-transfer': { text: 'bankTransferText', icon: Landmark },
} as const;
