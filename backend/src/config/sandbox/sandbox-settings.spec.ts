import { Config } from '../config.js';
import { readSandboxSettings } from './sandbox-settings.js';

const SECRET = 'v3ry-R4ndom-0123456789-abcdefghijk';

describe('the settings of the sandbox', () => {
  it('are off by default', () => {
    expect(readSandboxSettings({})).toEqual({ isSandbox: false, url: null, secret: null });
  });

  it('name a sandbox, or make this process one', () => {
    const url = 'http://127.0.0.1:3001/';
    expect(readSandboxSettings({ SANDBOX_URL: url, SANDBOX_SECRET: SECRET })).toEqual({
      isSandbox: false,
      url: 'http://127.0.0.1:3001',
      secret: SECRET,
    });
    expect(readSandboxSettings({ SANDBOX_MODE: 'on', SANDBOX_SECRET: SECRET }).isSandbox).toBe(true);
    const local = { PUBLIC_URL: 'http://localhost:4200', WEBHOOK_LOCAL_RECEIVERS: 'http://127.0.0.1:9' };
    expect(readSandboxSettings({ SANDBOX_MODE: 'on', SANDBOX_SECRET: SECRET, ...local }).isSandbox).toBe(
      true,
    );
  });

  it.each([
    [{ SANDBOX_MODE: 'on' }, 'SANDBOX_SECRET'],
    [{ SANDBOX_URL: 'http://127.0.0.1:3001' }, 'SANDBOX_SECRET'],
    [{ SANDBOX_URL: 'http://127.0.0.1:3001', SANDBOX_SECRET: 'short' }, 'SANDBOX_SECRET'],
    [{ SANDBOX_URL: 'http://127.0.0.1:3001', SANDBOX_SECRET: 'a'.repeat(40) }, 'SANDBOX_SECRET'],
    [{ SANDBOX_URL: 'sandbox', SANDBOX_SECRET: SECRET }, 'SANDBOX_URL'],
    [{ SANDBOX_MODE: 'maybe' }, 'SANDBOX_MODE'],
    [{ SANDBOX_MODE: 'on', SANDBOX_SECRET: SECRET, SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL'],
    [{ SANDBOX_MODE: 'on', SANDBOX_SECRET: SECRET, SMS_TOKEN: 'token' }, 'SMS_TOKEN'],
    [
      {
        ...{ SANDBOX_MODE: 'on', SANDBOX_SECRET: SECRET, WEBHOOK_LOCAL_RECEIVERS: 'http://127.0.0.1:9' },
        PUBLIC_URL: 'https://dobbar.example',
      },
      'WEBHOOK_LOCAL_RECEIVERS',
    ],
    [{ SANDBOX_MODE: 'on', SANDBOX_SECRET: SECRET, STRIPE_SECRET_KEY: 'sk_live_1' }, 'gateway'],
  ])('reject %j', (env, named) => {
    expect(() => readSandboxSettings(env)).toThrow(named);
  });

  it('leave a sandbox in production without mail, SMS, push and real gateways', () => {
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const config = new Config({
      APP_ENV: 'production',
      SANDBOX_MODE: 'on',
      SANDBOX_SECRET: SECRET,
      DATABASE_URL: 'postgres://127.0.0.1/sandbox',
      PUBLIC_URL: 'https://dobbar.example',
      REDEMPTION_SIGNING_KEYS: `k1:${key}`,
      CODE_SECRET: key,
      VAPID_PUBLIC_KEY: 'set',
    });
    expect(config).toMatchObject({ smtpUrl: null, sms: null, google: null, push: null });
    expect(config.payments).toMatchObject({ esewa: null, khalti: null, stripe: null });
  });
});
