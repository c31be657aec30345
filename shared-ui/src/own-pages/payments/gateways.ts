import { CreditCard, Landmark, Wallet } from 'lucide-react';
import type { PaymentView } from '../../store/api/generated/payments';

export type Gateway = PaymentView['gateway'];

/** What the ways to pay are called, and how they look. */
export const GATEWAYS = {
  esewa: { name: 'esewa', text: 'esewaText', icon: Wallet },
  khalti: { name: 'khalti', text: 'khaltiText', icon: Wallet },
  stripe: { name: 'stripe', text: 'stripeText', icon: CreditCard },
  'bank-transfer': { name: 'bankTransfer', text: 'bankTransferText', icon: Landmark },
} as const;
