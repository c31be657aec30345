/** Keys between our server and the payment stand-in. No secrets: nothing that takes money knows them. eSewa's are its published test keys. */
export const STAND_IN = {
  esewa: { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' },
  khalti: { secret: 'test_secret_key' },
  stripe: { secret: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' },
} as const;
