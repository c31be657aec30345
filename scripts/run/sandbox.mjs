import path from 'node:path';
import { ownSecret } from './keys.mjs';

/** Settings of the product that a sandbox must not have: it reaches no real person and moves no money. */
const withoutReach = [
  ...['SMTP_URL', 'SMS_TOKEN', 'SMS_URL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ...['ESEWA_SECRET_KEY', 'KHALTI_SECRET_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ...['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'],
  ...[
    'SANDBOX_URL',
    'DATABASE_MIGRATION_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URLS',
    'CODE_SECRET',
    'REDEMPTION_SIGNING_KEYS',
  ],
];

/** Returns true if this start runs a sandbox of its own. */
const runsSandbox = (env) =>
  env.SANDBOX !== 'off' && !env.SANDBOX_URL && (!env.DATABASE_URL || Boolean(env.SANDBOX_DATABASE_URL));

/** Reads the settings of the sandbox; `isOwn` says whether this start runs it. */
export function sandboxSettings(env) {
  return {
    isOwn: runsSandbox(env),
    url: env.SANDBOX_URL,
    databaseUrl: env.SANDBOX_DATABASE_URL,
    migrationUrl: env.SANDBOX_DATABASE_MIGRATION_URL ?? env.SANDBOX_DATABASE_URL,
  };
}

/** Environment of the backend and the shell that use the sandbox. */
export function sandboxAddress({ sandbox, ports, keysDir }) {
  if (!sandbox.isOwn) return {};
  return {
    SANDBOX_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    SANDBOX_SECRET: sandboxSecret(keysDir),
  };
}

const sandboxSecret = (keysDir) => process.env.SANDBOX_SECRET ?? ownSecret(keysDir, 'sandbox-secret');

/** Environment of the sandbox's own programs. */
export function sandboxEnvironment({ dataDir, keysDir, ports }) {
  return {
    ...Object.fromEntries(withoutReach.map((name) => [name, undefined])),
    // Keys of codes are files below DATA_DIR, also where the product reads them from the environment.
    APP_ENV: 'demo',
    ADMIN_SECOND_FACTOR: 'required',
    SANDBOX_MODE: 'on',
    SANDBOX_SECRET: sandboxSecret(keysDir),
    BACKEND_PORT: ports.SANDBOX_PORT,
    DATA_DIR: path.join(dataDir, 'sandbox'),
  };
}

/** The backend of the sandbox. */
export function sandboxPart(settings, databaseUrl, paymentsUrl) {
  return {
    name: 'sandbox',
    script: ['--max-semi-space-size=4', 'backend/dist/main.js'],
    env: { ...sandboxEnvironment(settings), DATABASE_URL: databaseUrl, PAYMENTS_STANDIN_URL: paymentsUrl },
    readyUrl: `http://127.0.0.1:${settings.ports.SANDBOX_PORT}/health/ready`,
  };
}
