import path from 'node:path';
import { blockedPorts } from './blocked-ports.mjs';
import { Refusal } from './refusal.mjs';

export const rootDir = path.resolve(import.meta.dirname, '../..');

/** Every port the product listens on, by the environment variable that moves it. */
export const defaultPorts = {
  SHELL_PORT: 4200,
  STOREFRONT_PORT: 4201,
  VENDOR_PORT: 4202,
  ADMIN_PORT: 4203,
  BACKEND_PORT: 3000,
  PAYMENTS_PORT: 4300,
  POSTGRES_PORT: 54329,
};

/** The separately deployed front ends: name, folder and the variable of the port. */
export const remotes = [
  { name: 'storefront', folder: 'storefront-mfe', portVariable: 'STOREFRONT_PORT' },
  { name: 'vendor', folder: 'vendor-mfe', portVariable: 'VENDOR_PORT' },
  { name: 'admin', folder: 'admin-mfe', portVariable: 'ADMIN_PORT' },
];

/** Reads what the environment sets once, and refuses nonsense in words a person can act on. */
export function readSettings(env = process.env) {
  const ports = readPorts(env);
  const dataDir = path.resolve(rootDir, env.DATA_DIR ?? '.data');
  return {
    ports,
    dataDir,
    keysDir: path.join(dataDir, 'keys'),
    logsDir: path.join(dataDir, 'logs'),
    mailDir: path.join(dataDir, 'mail'),
    runDir: path.join(dataDir, 'run'),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${ports.SHELL_PORT}`,
    appEnv: env.APP_ENV ?? 'demo',
    usesPaymentStandIn: needsPaymentStandIn(env),
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.DATABASE_MIGRATION_URL ?? env.DATABASE_URL,
    durable: true,
  };
}

const gatewayKeys = ['ESEWA_SECRET_KEY', 'KHALTI_SECRET_KEY', 'STRIPE_SECRET_KEY'];

/** Without the key of any gateway test payments take their place, but never in production. */
const needsPaymentStandIn = (env) =>
  (env.APP_ENV ?? 'demo') === 'demo' && gatewayKeys.every((key) => !env[key]);

function readPorts(env) {
  const ports = {};
  for (const [variable, fallback] of Object.entries(defaultPorts)) {
    const port = Number(env[variable] ?? fallback);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Refusal(`${variable}=${env[variable]} is not a port. Set it to a number from 1 to 65535.`);
    // PostgreSQL does not speak HTTP.
    if (blockedPorts.has(port) && variable !== 'POSTGRES_PORT')
      throw new Refusal(
        `${variable}=${port} is a port that browsers refuse to connect to. Set it to another one, such as ${fallback}.`,
      );
    const twin = Object.keys(ports).find((other) => ports[other] === port);
    if (twin) throw new Refusal(`${variable} and ${twin} are both ${port}. Set one of them to another port.`);
    ports[variable] = port;
  }
  return ports;
}
