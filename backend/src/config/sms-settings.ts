export interface SmsSettings {
  /** Address of the gateway; null writes each message into the data directory. */
  url: URL | null;
  /** Format of the gateway's requests. */
  format: 'sparrow' | 'json';
  token: string;
  /** Name or number that receivers see. */
  sender: string;
}

const SPARROW = 'https://api.sparrowsms.com/v2/sms/';
const FORMATS = ['sparrow', 'json'] as const;

/** Value of `SMS_URL` that writes each message into the data directory. */
const FILES = 'files';

/**
 * Returns null without a token, which disables sign-in by SMS. `SMS_URL=files` needs no token.
 * @throws if a setting is missing or invalid; in production also for files and for an address without https
 */
export function readSmsSettings(
  env: Readonly<NodeJS.ProcessEnv>,
  appEnv: 'demo' | 'production',
): SmsSettings | null {
  const { SMS_TOKEN: token, SMS_SENDER: sender, SMS_URL: address, SMS_FORMAT = 'sparrow' } = env;
  if (address === FILES) {
    if (appEnv === 'production')
      throw new Error('SMS_URL=files is for development: in production no message is written to a file.');
    return { url: null, format: 'sparrow', token: '', sender: '' };
  }
  if (!token) return null;
  if (!sender) throw new Error('SMS_TOKEN is set, but SMS_SENDER is not.');
  const format = FORMATS.find((one) => one === SMS_FORMAT);
  if (!format) throw new Error(`SMS_FORMAT must be one of ${FORMATS.join(', ')}, not "${SMS_FORMAT}".`);
  if (!address && format === 'json') throw new Error('SMS_FORMAT is json, but SMS_URL is not set.');
  return { url: readUrl(address || SPARROW, appEnv), format, token, sender };
}

function readUrl(address: string, appEnv: 'demo' | 'production'): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol !== 'https:' && (url.protocol !== 'http:' || appEnv === 'production')))
    throw new Error(`SMS_URL must be an https address, not "${address}".`);
  return url;
}
