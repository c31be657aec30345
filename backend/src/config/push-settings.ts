import path from 'node:path';
import webPush from 'web-push';
import { fromFile } from './keys/made-file.js';

/** Settings of web push (RFC 8030, RFC 8292). */
export interface PushSettings {
  /** The VAPID key pair in base64url. A browser's subscription belongs to the public key. */
  publicKey: string;
  privateKey: string;
  /** Address at which a push service reaches the operator: `mailto:` or `https:`. */
  subject: string;
  /** Domains of push services. An endpoint is on one of them, or on one of their subdomains. */
  services: readonly string[];
  /** Origin of a mock push service; null in production. */
  mockService: string | null;
}

/** Chrome, Edge and most others on Android; Firefox; Safari; Edge on Windows. */
const SERVICES = 'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com';

const PUBLIC_KEY_BYTES = 65;
const PRIVATE_KEY_BYTES = 32;

/**
 * Returns null in production without keys, which disables web push. In demo mode a key pair is generated and kept in the data
 * directory.
 * @throws if one key is missing or malformed, for an invalid subject or domain, and in production for a mock service
 */
export function readPushSettings(
  env: Readonly<NodeJS.ProcessEnv>,
  appEnv: 'demo' | 'production',
  dataDir: string,
): PushSettings | null {
  const pair = readPair(env, appEnv, dataDir);
  const mockService = readMockService(env['PUSH_STANDIN_URL'], appEnv);
  if (!pair) return null;
  const subject = env['VAPID_SUBJECT'] ?? 'mailto:no-reply@dobbar.example';
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject))
    throw new Error(`VAPID_SUBJECT must be a mailto: or https: address, not "${subject}".`);
  const services = (env['PUSH_SERVICES'] || SERVICES).split(',').map((domain) => domain.trim());
  const wrong = services.find((domain) => !/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(domain));
  if (wrong !== undefined) throw new Error(`PUSH_SERVICES must name domains, not "${wrong}".`);
  return { ...pair, subject, services, mockService };
}

/** True for an https address on a known push service: nobody makes the server send requests elsewhere. */
export function isPushEndpoint({ services, mockService }: PushSettings, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (origin === mockService) return true;
  const isKnown = services.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return protocol === 'https:' && port === '' && isKnown;
}

function readPair(
  env: Readonly<NodeJS.ProcessEnv>,
  appEnv: 'demo' | 'production',
  dataDir: string,
): Pick<PushSettings, 'publicKey' | 'privateKey'> | null {
  let { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey && !privateKey) {
    if (appEnv === 'production') return null;
    [publicKey, privateKey] = fromFile(path.join(dataDir, 'keys', 'web-push'), madePair).split(':');
  }
  if (!hasBytes(publicKey, PUBLIC_KEY_BYTES) || !hasBytes(privateKey, PRIVATE_KEY_BYTES))
    throw new Error(
      'Set both VAPID_PUBLIC_KEY (65 bytes) and VAPID_PRIVATE_KEY (32 bytes) in base64url, or neither.',
    );
  return { publicKey, privateKey };
}

const hasBytes = (text: string | undefined, bytes: number): text is string =>
  text !== undefined && /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

function madePair(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return `${publicKey}:${privateKey}`;
}

function readMockService(address: string | undefined, appEnv: 'demo' | 'production'): string | null {
  if (!address) return null;
  if (appEnv === 'production')
    throw new Error('PUSH_STANDIN_URL is set: a mock push service is not allowed in production.');
  if (!URL.canParse(address)) throw new Error(`PUSH_STANDIN_URL must be an address, not "${address}".`);
  return new URL(address).origin;
}
