export interface EsewaSettings {
  productCode: string;
  secret: string;
  /** URL to which browsers send the signed form. */
  formUrl: string;
  /** URL of the status API. */
  statusUrl: string;
}

export interface KhaltiSettings {
  secret: string;
  /** The host, without a slash at the end. */
  url: string;
}

export interface StripeSettings {
  secret: string;
  webhookSecret: string;
  url: string;
}

export interface GatewaySettings {
  esewa: EsewaSettings;
  khalti: KhaltiSettings;
  stripe: StripeSettings;
}

/** The ways to pay; null for those without a key. */
export type PaymentSettings = { [Name in keyof GatewaySettings]: GatewaySettings[Name] | null } & {
  /** Account data that a customer needs for a bank transfer. */
  bankAccount: string | null;
  /** True if all payments use the mock gateways and no money is moved. */
  isTest: boolean;
};

/** Timeout of gateway calls, and limits of the circuit breaker. */
export interface GatewayCallSettings {
  timeoutMs: number;
  /** Failures in a row that open the circuit. */
  maxFailures: number;
  /** Time after which an open circuit lets one call through. */
  retryMs: number;
}

const KEYS = ['ESEWA_SECRET_KEY', 'KHALTI_SECRET_KEY', 'STRIPE_SECRET_KEY'] as const;
const DEMO_ACCOUNT = 'Dobbar Pvt. Ltd., Himal Bank (demo), account 0123 4567 8901';

type Environment = Readonly<NodeJS.ProcessEnv>;

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

/** True if no gateway has a key, so that the mock gateways replace them. */
export const hasNoGatewayKey = (env: Environment): boolean => KEYS.every((key) => !env[key]);

const positive = (env: Environment, name: string, fallback: number): number => {
  const value = env[name] === undefined ? fallback : Number(env[name]);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number above 0, not "${env[name]}".`);
  return value;
};

export const readGatewayCallSettings = (env: Environment): GatewayCallSettings => ({
  timeoutMs: positive(env, 'GATEWAY_TIMEOUT_MS', 10_000),
  maxFailures: positive(env, 'GATEWAY_MAX_FAILURES', 5),
  retryMs: positive(env, 'GATEWAY_RETRY_MS', 30_000),
});

/** Reads the settings. Test and live differ only in URLs and keys. */
export function readPaymentSettings(env: Environment, appEnv: 'demo' | 'production'): PaymentSettings {
  const mockGateways = env['PAYMENTS_STANDIN_URL'];
  if (mockGateways && appEnv === 'production')
    throw new Error('PAYMENTS_STANDIN_URL is set: mock gateways are not allowed in production.');
  const bankAccount = env['BANK_TRANSFER_ACCOUNT'] ?? (appEnv === 'demo' ? DEMO_ACCOUNT : null);
  if (mockGateways && hasNoGatewayKey(env))
    return { ...readMockGateways(withoutSlash(mockGateways)), bankAccount, isTest: true };
  return { ...readGateways(env), bankAccount, isTest: false };
}

const readGateways = (env: Environment) => ({
  esewa: readEsewa(env),
  khalti: readKhalti(env),
  stripe: readStripe(env),
});

/**
 * Settings of the mock gateways.
 * @param url their address, without a slash at the end
 * @param env keys that replace the published ones, under the names of the real gateways
 */
export function readMockGateways(url: string, env: Environment = {}): GatewaySettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  return readGateways({ ...mockGatewayEnvironment(url), ...set }) as GatewaySettings;
}

function readEsewa(env: Environment): EsewaSettings | null {
  const secret = env['ESEWA_SECRET_KEY'];
  if (!secret) return null;
  const productCode = env['ESEWA_PRODUCT_CODE'];
  if (!productCode) throw new Error('ESEWA_SECRET_KEY is set, but ESEWA_PRODUCT_CODE is not.');
  return {
    productCode,
    secret,
    formUrl: addressOf(env, 'ESEWA_FORM_URL', 'https://epay.esewa.com.np/api/epay/main/v2/form'),
    statusUrl: addressOf(env, 'ESEWA_STATUS_URL', 'https://esewa.com.np/api/epay/transaction/status/'),
  };
}

function readKhalti(env: Environment): KhaltiSettings | null {
  const secret = env['KHALTI_SECRET_KEY'];
  return secret ? { secret, url: withoutSlash(addressOf(env, 'KHALTI_URL', 'https://khalti.com')) } : null;
}

function readStripe(env: Environment): StripeSettings | null {
  const secret = env['STRIPE_SECRET_KEY'];
  if (!secret) return null;
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'];
  if (!webhookSecret) throw new Error('STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is not.');
  return { secret, webhookSecret, url: withoutSlash(addressOf(env, 'STRIPE_URL', 'https://api.stripe.com')) };
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** URL of a gateway, which must have no query because ours is appended. */
function addressOf(env: Environment, name: string, fallback: string): string {
  const address = env[name] ?? fallback;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error(`${name} must be an http or https address without a query, not "${address}".`);
  return address;
}
