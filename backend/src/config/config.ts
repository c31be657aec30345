import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { CodeSecrets } from './keys/code-secrets.js';
import {
  type DatabaseSettings,
  readDatabaseSettings,
  readRequestLimits,
  type RequestLimits,
} from './database-settings.js';
import {
  type GatewayCallSettings,
  type PaymentSettings,
  readGatewayCallSettings,
  readPaymentSettings,
} from './payment-settings.js';
import { type GateSettings, readGateSettings } from './gates/gate-settings.js';
import { type GoogleSettings, readGoogleSettings } from './google-settings.js';
import { readSandboxSettings, type SandboxSettings } from './sandbox/sandbox-settings.js';
import { readLocalReceivers, readWebhookTimeoutMs } from './webhook-settings.js';
import { type PushSettings, readPushSettings } from './push-settings.js';
import { readPublicUrl } from './public-url.js';
import { type CdnSettings, readCdnSettings } from './cdn/cdn-settings.js';
import { readS3Settings, type S3Settings } from './s3-settings.js';
import { readSharedSecret } from './keys/shared-secret.js';
import { wholeNumber } from './whole-number.js';
import { readSmtpUrl, readTestMailbox } from './mail-settings.js';
import { readSmsSettings, type SmsSettings } from './sms-settings.js';
import { readKeys, type SigningKeySource } from './keys/keys.js';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.js';

const oneOf = <T extends string>(env: NodeJS.ProcessEnv, name: string, values: readonly [T, ...T[]]): T => {
  const value = (env[name] ?? values[0]) as T;
  if (!values.includes(value))
    throw new Error(`${name} must be one of ${values.join(', ')}, not "${value}".`);
  return value;
};

/** The configuration from the environment, read and validated once. */
@Injectable()
export class Config {
  readonly appEnv: 'demo' | 'production';
  /** True if an admin without a passkey or authenticator app can only enrol one. Always true in production. */
  readonly requiresAdminFactor: boolean;
  readonly host: string;
  readonly port: number;
  readonly database: DatabaseSettings;
  readonly limits: RequestLimits;
  readonly gates: GateSettings;
  /** Milliseconds for which a stopping instance reports that it is not ready before it stops accepting requests. */
  readonly shutdownDrainMs: number;
  /** Maximum duration in milliseconds for receiving a whole request. */
  readonly receiveTimeoutMs: number;
  /** Public URL of the site, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Peers whose X-Forwarded-* headers are trusted: the shell. */
  readonly trustedProxies: TrustedProxies;
  readonly rateLimitStore: 'memory' | 'postgres';
  /** Multiplies every allowance. */
  readonly rateLimitFactor: number;
  readonly logLevel: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Receives the mails of `npm run check:live`; null: it sends none (rule TB6). */
  readonly testMailbox: string | null;
  /** True if this process delivers events and runs the cleanup jobs. */
  readonly backgroundWork: boolean;
  /** The first one signs; the others are still accepted. */
  readonly signingKeys: SigningKeySource[];
  /** Secrets from which keys of codes, seals and links are derived. */
  readonly codeSecrets: CodeSecrets;
  /** Bucket of images; null for a folder of the data directory. */
  readonly mediaBucket: S3Settings | null;
  /** Purge API of the content delivery network in front; null without one. */
  readonly cdn: CdnSettings | null;
  readonly payments: PaymentSettings;
  readonly gatewayCalls: GatewayCallSettings;
  /** Null without keys: sign-in with Google is not offered. */
  readonly google: GoogleSettings | null;
  /** Null without keys: sign-in by SMS is not offered. */
  readonly sms: SmsSettings | null;
  /** Null without keys: web push is not offered. */
  readonly push: PushSettings | null;
  /** Origins of receivers of webhooks that may be local; empty in production. */
  readonly localReceivers: ReadonlySet<string>;
  /** Time limit of an attempt to deliver a webhook, in milliseconds (rule WH5). */
  readonly webhookTimeoutMs: number;
  readonly sandbox: SandboxSettings;
  /** Signs the reports of the shells about releases; null if there are none. */
  readonly releasesSecret: string | null;

  constructor(env: NodeJS.ProcessEnv) {
    this.appEnv = oneOf(env, 'APP_ENV', ['demo', 'production']);
    const adminFactor = oneOf(env, 'ADMIN_SECOND_FACTOR', ['optional', 'required']);
    this.requiresAdminFactor = this.appEnv === 'production' || adminFactor === 'required';
    this.sandbox = readSandboxSettings(env);
    const { isSandbox } = this.sandbox;
    this.host = env['BACKEND_HOST'] ?? '127.0.0.1';
    this.port = wholeNumber(env, 'BACKEND_PORT', 3000);
    this.database = readDatabaseSettings(env);
    this.limits = readRequestLimits(env);
    this.gates = readGateSettings(env);
    this.shutdownDrainMs = wholeNumber(env, 'SHUTDOWN_DRAIN_MS', 0);
    this.receiveTimeoutMs = wholeNumber(env, 'RECEIVE_TIMEOUT_MS', 30_000);
    this.publicUrl = readPublicUrl(env, this.appEnv);
    this.dataDir = path.resolve(env['DATA_DIR'] ?? '.data');
    this.trustedProxies = readTrustedProxies(env['TRUSTED_PROXIES']);
    this.rateLimitStore = oneOf(env, 'RATE_LIMIT_STORE', ['memory', 'postgres']);
    this.rateLimitFactor = wholeNumber(env, 'RATE_LIMIT_FACTOR', 1);
    this.logLevel = env['LOG_LEVEL'] ?? 'info';
    this.smtpUrl = isSandbox ? null : readSmtpUrl(env, this.appEnv);
    this.mailFrom = env['MAIL_FROM'] ?? 'Dobbar <no-reply@dobbar.example>';
    this.testMailbox = isSandbox ? null : readTestMailbox(env);
    this.backgroundWork = env['BACKGROUND_WORK'] !== 'off';
    const keys = readKeys(env, this.appEnv, this.dataDir);
    this.signingKeys = keys.signingKeys;
    this.codeSecrets = keys.codeSecrets;
    this.mediaBucket = readS3Settings(env);
    this.cdn = isSandbox ? null : readCdnSettings(env, this.appEnv);
    // The sandbox pays with mock gateways, or with none.
    this.payments = readPaymentSettings(env, isSandbox ? 'demo' : this.appEnv);
    this.gatewayCalls = readGatewayCallSettings(env);
    this.google = isSandbox ? null : readGoogleSettings(env, this.appEnv);
    this.sms = isSandbox ? null : readSmsSettings(env, this.appEnv);
    this.push = isSandbox ? null : readPushSettings(env, this.appEnv, this.dataDir);
    this.releasesSecret = env['RELEASES_SECRET']
      ? readSharedSecret(env, 'RELEASES_SECRET', 'the shell and the backend')
      : null;
    this.localReceivers = readLocalReceivers(env['WEBHOOK_LOCAL_RECEIVERS'], this.appEnv);
    this.webhookTimeoutMs = readWebhookTimeoutMs(env);
  }

  get isSecure(): boolean {
    return this.publicUrl.startsWith('https:');
  }
}
