/**
 * Keys shared by our server and the mock gateways. They are not secret, because no real gateway accepts them.
 * eSewa's are its published test keys.
 */
export const MOCK_GATEWAYS = {
  esewa: { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' },
  khalti: { secret: 'test_secret_key' },
  stripe: { secret: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' },
} as const;

export interface MockGatewayKeys {
  esewa: { productCode: string; secret: string };
  khalti: { secret: string };
  stripe: { secret: string; webhookSecret: string };
}

/** Keys from the environment, under the same names as for the server; default: the published ones. */
export const readMockGatewayKeys = (env: Readonly<NodeJS.ProcessEnv>): MockGatewayKeys => ({
  esewa: {
    productCode: env['ESEWA_PRODUCT_CODE'] ?? MOCK_GATEWAYS.esewa.productCode,
    secret: env['ESEWA_SECRET_KEY'] ?? MOCK_GATEWAYS.esewa.secret,
  },
  khalti: { secret: env['KHALTI_SECRET_KEY'] ?? MOCK_GATEWAYS.khalti.secret },
  stripe: {
    secret: env['STRIPE_SECRET_KEY'] ?? MOCK_GATEWAYS.stripe.secret,
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'] ?? MOCK_GATEWAYS.stripe.webhookSecret,
  },
});
