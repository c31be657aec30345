import { CreditCard, Landmark, Wallet, type LucideIcon } from 'lucide-react';
import type { PaymentView } from 'shared-ui/api/payments';

export type Gateway = PaymentView['gateway'];

/** Explanation and icon of payment methods. `gatewayName` returns their names. */
const OWN = {
  esewa: { text: 'esewaText', icon: Wallet },
  khalti: { text: 'khaltiText', icon: Wallet },
  stripe: { text: 'stripeText', icon: CreditCard },
  'bank-transfer': { text: 'bankTransferText', icon: Landmark },
} as const;

/** Explanation and icon of a payment method; those of any wallet, if it has no own ones. */
export const presentationOf = (
  gateway: Gateway,
): { text: (typeof OWN)[keyof typeof OWN]['text'] | 'walletText'; icon: LucideIcon } =>
  (OWN as Partial<typeof OWN>)[gateway] ?? { text: 'walletText', icon: Wallet };
