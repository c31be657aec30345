import { readPaymentSettings } from './payment-settings.js';

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

  it('go to the stand-in when it runs and no key is set', () => {
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

  it('never go to the stand-in in production', () => {
    expect(() => readPaymentSettings({ PAYMENTS_STANDIN_URL: 'http://x' }, 'production')).toThrow(
      'refused in production',
    );
  });

  it.each([
    [{ ESEWA_SECRET_KEY: 's' }, 'ESEWA_PRODUCT_CODE'],
    [{ STRIPE_SECRET_KEY: 's' }, 'STRIPE_WEBHOOK_SECRET'],
  ])('say what is missing of %j', (env, missing) => {
    expect(() => readPaymentSettings(env, 'production')).toThrow(missing);
  });
});
