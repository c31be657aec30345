/** Keys between our server and the payment stand-in. No secrets: nothing that takes money knows them. eSewa's are its published test keys. */
export const STAND_IN = {
  esewa: { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' },
  khalti: { secret: 'test_secret_key' },
  stripe: { secret: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' },
} as const;

export interface StandInKeys {
  esewa: { productCode: string; secret: string };
  khalti: { secret: string };
  stripe: { secret: string; webhookSecret: string };
}

/** The keys of the environment, under the names that the server reads them by; the published ones where none is set. */
export const readStandInKeys = (env: Readonly<NodeJS.ProcessEnv>): StandInKeys => ({
  esewa: {
    productCode: env['ESEWA_PRODUCT_CODE'] ?? STAND_IN.esewa.productCode,
    secret: env['ESEWA_SECRET_KEY'] ?? STAND_IN.esewa.secret,
  },
  khalti: { secret: env['KHALTI_SECRET_KEY'] ?? STAND_IN.khalti.secret },
  stripe: {
    secret: env['STRIPE_SECRET_KEY'] ?? STAND_IN.stripe.secret,
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'] ?? STAND_IN.stripe.webhookSecret,
  },
});
