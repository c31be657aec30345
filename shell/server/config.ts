import { join } from 'node:path';
import { readDeployKeys, type DeployKeys } from './remotes/deploy-keys';
import { readRemoteAddresses, type RemoteAddress } from './remotes/remote-addresses';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies';

/** Where maps get their tiles; without it they stand on a plain ground. */
export interface MapTilesConfig {
  /** With {z}, {x} and {y} in it. */
  readonly url: string;
  /** Whom the tiles are from, as plain text. */
  readonly attribution: string;
}

export interface ShellConfig {
  readonly host: string;
  readonly port: number;
  readonly backendUrl: string;
  readonly publicUrl: string;
  /** The built browser files of the shell. */
  readonly webFolder: string;
  /** The remotes that the shell trusts, by name. */
  readonly remotes: Readonly<Record<string, RemoteAddress>>;
  /** Who may deploy remotes. */
  readonly deployKeys: DeployKeys;
  readonly mapTiles: MapTilesConfig | null;
  /** Where vulnerabilities are reported, as security.txt names it. */
  readonly securityContact: string;
  /** Where forms may go besides this site: the gateways that are paid at by a form. */
  readonly paymentOrigins: readonly string[];
  /** The proxies before this server whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: TrustedProxies;
  /** A request that has not arrived completely within this time gets 408, in milliseconds. */
  readonly receiveTimeoutMs: number;
  /** How long a stopping instance says so at `/health` before it takes no more requests. */
  readonly shutdownDrainMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const places = ['{z}', '{x}', '{y}'] as const;

function readMapTiles(env: Environment): MapTilesConfig | null {
  const url = env.MAP_TILES_URL;
  if (!url) return null;
  const isUsable =
    /^https?:\/\//.test(url) && places.every((place) => url.includes(place)) && !url.includes('{s}');
  if (!isUsable)
    throw new Error('MAP_TILES_URL must be a web address with {z}, {x} and {y} in it, and without {s}');
  const { hostname } = new URL(url);
  const isOpenStreetMap = hostname.endsWith('openstreetmap.org');
  return {
    url,
    attribution: env.MAP_TILES_ATTRIBUTION ?? (isOpenStreetMap ? '© OpenStreetMap contributors' : hostname),
  };
}

/** eSewa is paid at by a form; it goes on to its own sign-in from there. */
const esewaOrigins = ['https://esewa.com.np', 'https://*.esewa.com.np'];

function readPaymentOrigins(env: Environment): string[] {
  const set = [env.PAYMENTS_STANDIN_URL, env.ESEWA_FORM_URL].filter((address) => address !== undefined);
  return [...new Set([...esewaOrigins, ...set.map((address) => new URL(address).origin)])];
}

const MAX_RECEIVE_TIMEOUT_MS = 30_000;

function readReceiveTimeout(text: string | undefined): number {
  const timeoutMs = Number(text ?? MAX_RECEIVE_TIMEOUT_MS);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 100 || timeoutMs > MAX_RECEIVE_TIMEOUT_MS)
    throw new Error(
      `RECEIVE_TIMEOUT_MS must be a number from 100 to ${MAX_RECEIVE_TIMEOUT_MS}, not "${text}"`,
    );
  return timeoutMs;
}

function readShutdownDrain(text = '0'): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`SHUTDOWN_DRAIN_MS must be a number, not "${text}"`);
  return Number(text);
}

/** RFC 9116 wants an address with a scheme; on the web an encrypted one. */
function readSecurityContact(text: string | undefined, publicUrl: string): string {
  if (!text) return `${publicUrl}/contact`;
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text))
    throw new Error('SECURITY_CONTACT must begin with mailto: or https://');
  return text;
}

export function readConfig(env: Environment, workspace: string): ShellConfig {
  const port = Number(env.SHELL_PORT ?? 4200);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    backendUrl: env.BACKEND_URL ?? 'http://127.0.0.1:3000',
    publicUrl,
    webFolder: join(workspace, 'dist/web'),
    remotes: readRemoteAddresses(env, workspace),
    deployKeys: readDeployKeys(env),
    mapTiles: readMapTiles(env),
    securityContact: readSecurityContact(env.SECURITY_CONTACT, publicUrl),
    paymentOrigins: readPaymentOrigins(env),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    receiveTimeoutMs: readReceiveTimeout(env.RECEIVE_TIMEOUT_MS),
    shutdownDrainMs: readShutdownDrain(env.SHUTDOWN_DRAIN_MS),
  };
}
