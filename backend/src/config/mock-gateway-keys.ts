/**
 * Environment of a server whose payments use the mock gateways. Its keys are not secret, because no real gateway accepts them;
 * eSewa's are its published test keys.
 * @param url address of the mock gateways, without a slash at the end
 */
export const mockGatewayEnvironment = (url: string) => ({
  ESEWA_PRODUCT_CODE: 'EPAYTEST',
  ESEWA_SECRET_KEY: '8gBm/:&EnhH.1/q',
  ESEWA_FORM_URL: `${url}/api/epay/main/v2/form`,
  ESEWA_STATUS_URL: `${url}/api/epay/transaction/status/`,
  KHALTI_SECRET_KEY: 'test_secret_key',
  KHALTI_URL: url,
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
  STRIPE_URL: url,
});
