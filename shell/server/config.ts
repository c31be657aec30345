import { join } from 'node:path';
import { readCdn, type CdnConfig } from './cdn/cdn-config';
import { readDeployKeys, type DeployKeys } from './remotes/deploy-keys';
import { readRemoteAddresses, type RemoteAddress } from './remotes/remote-addresses';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies';

/** Source of map tiles; without it maps have a plain background. */
export interface MapTilesConfig {
  /** Address with the placeholders {z}, {x} and {y}. */
  readonly url: string;
  /** Source of the tiles, as plain text. */
  readonly attribution: string;
}

export interface ShellConfig {
  readonly host: string;
  readonly port: number;
  /** Where `/metrics` is served; null without metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly backendUrl: string;
  /** Receives the requests with a test key; null without a sandbox. */
  readonly sandboxUrl: string | null;
  /** Signs the reports of releases to the backend; null if they are not shared between shells. */
  readonly releasesSecret: string | null;
  readonly publicUrl: string;
  /** The content delivery network in front; null without one. */
  readonly cdn: CdnConfig | null;
  /** Folder of the built browser files. */
  readonly webFolder: string;
  /** Trusted remotes, by name. */
  readonly remotes: Readonly<Record<string, RemoteAddress>>;
  /** Keys that may sign remotes. */
  readonly deployKeys: DeployKeys;
  readonly mapTiles: MapTilesConfig | null;
  /** Contact for vulnerability reports, as published in security.txt. */
  readonly securityContact: string;
  /** Origins to which forms may be submitted besides this site: gateways that are paid by a form post. */
  readonly paymentOrigins: readonly string[];
  /** Proxies in front of this server whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** Time within which a request must arrive completely, in milliseconds; otherwise the response is 408. */
  readonly receiveTimeoutMs: number;
  /** Time in milliseconds for which a stopping instance reports its state at `/health` before it accepts no more requests. */
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

/** eSewa is paid by a form post, which redirects to its own sign-in page. */
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

function readMetrics(env: Environment, sitePort: number): ShellConfig['metrics'] {
  const text = env.SHELL_METRICS_PORT;
  if (!text) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || port === sitePort)
    throw new Error(`SHELL_METRICS_PORT must be a port that the site does not use, not "${text}"`);
  return { host: env.SHELL_METRICS_HOST ?? '127.0.0.1', port };
}

function readSandboxUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^https?:\/\/[^/\s]+\/?$/.test(text))
    throw new Error(`SANDBOX_URL must be an address such as http://127.0.0.1:3001, not "${text}"`);
  return text.replace(/\/$/, '');
}

const MIN_SECRET_LENGTH = 32;

function readReleasesSecret(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length < MIN_SECRET_LENGTH)
    throw new Error(
      `RELEASES_SECRET must have at least ${MIN_SECRET_LENGTH} random characters, the same for the shell and the backend`,
    );
  return text;
}

/** RFC 9116 requires an address with a scheme; web addresses must be https. */
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
    metrics: readMetrics(env, port),
    backendUrl: env.BACKEND_URL ?? 'http://127.0.0.1:3000',
    sandboxUrl: readSandboxUrl(env.SANDBOX_URL),
    releasesSecret: readReleasesSecret(env.RELEASES_SECRET),
    publicUrl,
    cdn: readCdn(env),
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
