import { readGatewayCallSettings, readPaymentSettings } from './payment-settings.js';

describe('the ways to pay', () => {
  it('are none without keys in production', () => {
    expect(readPaymentSettings({}, 'production')).toEqual({
      esewa: null,
      khalti: null,
      stripe: null,
      bankAccount: null,
      isTest: false,
    });
  });

  it('go to the mock gateways when it runs and no key is set', () => {
    const settings = readPaymentSettings({ PAYMENTS_STANDIN_URL: 'http://localhost:4300/' }, 'demo');
    expect(settings).toMatchObject({ isTest: true, khalti: { url: 'http://localhost:4300' } });
    expect(settings.esewa?.formUrl).toBe('http://localhost:4300/api/epay/main/v2/form');
  });

  it('go to the real addresses as soon as one key is set', () => {
    const env = { PAYMENTS_STANDIN_URL: 'http://localhost:4300', KHALTI_SECRET_KEY: 'k' };
    expect(readPaymentSettings(env, 'demo')).toMatchObject({
      isTest: false,
      esewa: null,
      khalti: { url: 'https://khalti.com' },
    });
  });

  it('never go to the mock gateways in production', () => {
    expect(() => readPaymentSettings({ PAYMENTS_STANDIN_URL: 'http://x' }, 'production')).toThrow(
      'not allowed in production',
    );
  });

  it.each([
    [{ ESEWA_SECRET_KEY: 's' }, 'ESEWA_PRODUCT_CODE'],
    [{ STRIPE_SECRET_KEY: 's' }, 'STRIPE_WEBHOOK_SECRET'],
  ])('say what is missing of %j', (env, missing) => {
    expect(() => readPaymentSettings(env, 'production')).toThrow(missing);
  });

  it('are called at other addresses in production where these are set', () => {
    const env = {
      ESEWA_SECRET_KEY: 'e',
      ESEWA_PRODUCT_CODE: 'DOBBAR',
      ESEWA_FORM_URL: 'http://127.0.0.1:4300/api/epay/main/v2/form',
      ESEWA_STATUS_URL: 'http://127.0.0.1:4300/api/epay/transaction/status/',
      KHALTI_SECRET_KEY: 'k',
      KHALTI_URL: 'http://127.0.0.1:4300/',
      STRIPE_SECRET_KEY: 's',
      STRIPE_WEBHOOK_SECRET: 'w',
      STRIPE_URL: 'http://127.0.0.1:4300',
    };
    expect(readPaymentSettings(env, 'production')).toMatchObject({
      isTest: false,
      esewa: { formUrl: env.ESEWA_FORM_URL, statusUrl: env.ESEWA_STATUS_URL },
      khalti: { url: 'http://127.0.0.1:4300' },
      stripe: { url: 'http://127.0.0.1:4300' },
    });
  });

  it.each(['gateway', 'ftp://x/', 'https://x/?key=1', 'https://a:b@x/'])(
    'have no address like %s',
    (address) => {
      expect(() =>
        readPaymentSettings({ KHALTI_SECRET_KEY: 'k', KHALTI_URL: address }, 'production'),
      ).toThrow('KHALTI_URL');
    },
  );

  it('have 10 seconds for a call, and 30 to recover after five failures', () => {
    expect(readGatewayCallSettings({})).toEqual({ timeoutMs: 10_000, maxFailures: 5, retryMs: 30_000 });
    expect(() => readGatewayCallSettings({ GATEWAY_TIMEOUT_MS: '0' })).toThrow('GATEWAY_TIMEOUT_MS');
  });
});
