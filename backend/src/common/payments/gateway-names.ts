/** Ways to pay, with their names on invoices. */
export const GATEWAY_NAMES = {
  esewa: 'eSewa',
  khalti: 'Khalti',
  stripe: 'Card',
  'bank-transfer': 'Bank transfer',
} as const;

export type GatewayName = keyof typeof GATEWAY_NAMES;

export const GATEWAYS = Object.keys(GATEWAY_NAMES) as GatewayName[];
