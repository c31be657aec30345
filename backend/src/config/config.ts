import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { readDatabaseUrls } from './database-urls.js';
import { type PaymentSettings, readPaymentSettings } from './payment-settings.js';
import { readPublicUrl } from './public-url.js';
import { readS3Settings, type S3Settings } from './s3-settings.js';
import { readKeys, type SigningKeySource } from './keys.js';

const number = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const value = env[name] === undefined ? fallback : Number(env[name]);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not "${env[name]}".`);
  return value;
};

const oneOf = <T extends string>(env: NodeJS.ProcessEnv, name: string, values: readonly [T, ...T[]]): T => {
  const value = (env[name] ?? values[0]) as T;
  if (!values.includes(value))
    throw new Error(`${name} must be one of ${values.join(', ')}, not "${value}".`);
  return value;
};

/** The environment, read and checked once. */
@Injectable()
export class Config {
  readonly appEnv: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  /** The address people see, without a slash at the end. */
  readonly publicUrl: string;
  readonly publicHost: string;
  readonly dataDir: string;
  /** Peers whose X-Forwarded-* headers are believed: the shell. */
  readonly trustedProxies: string[];
  readonly rateLimitStore: 'memory' | 'postgres';
  /** Multiplies every allowance. */
  readonly rateLimitFactor: number;
  readonly logLevel: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Whether this process delivers events and sweeps. */
  readonly backgroundWork: boolean;
  /** First of them signs; the others are still believed. */
  readonly signingKeys: SigningKeySource[];
  readonly codeSecret: Buffer;
  /** Where pictures lie; null for a folder of the data directory. */
  readonly mediaBucket: S3Settings | null;
  readonly payments: PaymentSettings;

  constructor(env: NodeJS.ProcessEnv) {
    this.appEnv = oneOf(env, 'APP_ENV', ['demo', 'production']);
    this.host = env['BACKEND_HOST'] ?? '127.0.0.1';
    this.port = number(env, 'BACKEND_PORT', 3000);
    this.databaseUrl = readDatabaseUrls(env).applicationUrl;
    this.databasePoolSize = number(env, 'DATABASE_POOL_SIZE', 16);
    this.publicUrl = readPublicUrl(env, this.appEnv);
    this.publicHost = new URL(this.publicUrl).host;
    this.dataDir = path.resolve(env['DATA_DIR'] ?? '.data');
    this.trustedProxies = (env['TRUSTED_PROXIES'] ?? '127.0.0.1,::1')
      .split(',')
      .map((peer) => peer.trim())
      .filter(Boolean);
    this.rateLimitStore = oneOf(env, 'RATE_LIMIT_STORE', ['memory', 'postgres']);
    this.rateLimitFactor = number(env, 'RATE_LIMIT_FACTOR', 1);
    this.logLevel = env['LOG_LEVEL'] ?? 'info';
    this.smtpUrl = env['SMTP_URL'] ?? null;
    this.mailFrom = env['MAIL_FROM'] ?? 'Dobbar <no-reply@dobbar.example>';
    this.backgroundWork = env['BACKGROUND_WORK'] !== 'off';
    const keys = readKeys(env, this.appEnv, this.dataDir);
    this.signingKeys = keys.signingKeys;
    this.codeSecret = keys.codeSecret;
    this.mediaBucket = readS3Settings(env);
    this.payments = readPaymentSettings(env, this.appEnv);
  }

  get isSecure(): boolean {
    return this.publicUrl.startsWith('https:');
  }
}
