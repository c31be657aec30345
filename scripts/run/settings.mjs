import { readFileSync } from 'node:fs';
import path from 'node:path';
import { variableName } from '../build/remote-config.mjs';
import { blockedPorts } from './blocked-ports.mjs';
import { sandboxSettings } from './sandbox.mjs';
import { UserError } from './user-error.mjs';

export const rootDir = path.resolve(import.meta.dirname, '../..');

const listed = JSON.parse(readFileSync(path.join(rootDir, 'shell/remotes.json'), 'utf8'));

/** Separately deployed front ends in `shell/remotes.json`: name, folder, port and the variable that changes the port. */
export const remotes = Object.entries(listed).map(([name, address]) => ({
  name,
  folder: `${name}-mfe`,
  port: Number(new URL(address).port),
  portVariable: `${variableName(name)}_PORT`,
}));

/** Ports of the product, by the environment variable that changes each. */
export const defaultPorts = {
  SHELL_PORT: 4200,
  ...Object.fromEntries(remotes.map(({ port, portVariable }) => [portVariable, port])),
  BACKEND_PORT: 3000,
  SANDBOX_PORT: 3001,
  PAYMENTS_PORT: 4300,
  POSTGRES_PORT: 54329,
};

/** Reads the environment, and rejects invalid values with a message that says how to correct them. */
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
    releasesDir: path.resolve(rootDir, env.RELEASES_DIR ?? path.join(dataDir, 'releases')),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${ports.SHELL_PORT}`,
    appEnv: env.APP_ENV ?? 'demo',
    usesMockGateways: needsMockGateways(env),
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.DATABASE_MIGRATION_URL ?? env.DATABASE_URL,
    durable: true,
    sandbox: sandboxSettings(env),
  };
}

const gatewayKeys = ['ESEWA_SECRET_KEY', 'KHALTI_SECRET_KEY', 'STRIPE_SECRET_KEY'];

/** Returns true if no gateway has a key. In production the mock gateways are never used. */
const needsMockGateways = (env) =>
  (env.APP_ENV ?? 'demo') === 'demo' && gatewayKeys.every((key) => !env[key]);

function readPorts(env) {
  const ports = {};
  for (const [variable, fallback] of Object.entries(defaultPorts)) {
    const port = Number(env[variable] ?? fallback);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new UserError(`${variable}=${env[variable]} is not a port. Set it to a number from 1 to 65535.`);
    // PostgreSQL does not use HTTP.
    if (blockedPorts.has(port) && variable !== 'POSTGRES_PORT')
      throw new UserError(
        `${variable}=${port} is a port that browsers refuse to connect to. Set it to another one, such as ${fallback}.`,
      );
    const twin = Object.keys(ports).find((other) => ports[other] === port);
    if (twin)
      throw new UserError(`${variable} and ${twin} are both ${port}. Set one of them to another port.`);
    ports[variable] = port;
  }
  return ports;
}
