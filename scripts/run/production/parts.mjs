import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { releasesSecret, writeRemotesFile } from '../parts.mjs';
import { sandboxAddress, sandboxPart } from '../sandbox.mjs';
import { findFreePort } from '../ports.mjs';
import { makeCertificate } from './certificate.mjs';
import { ownDeployKey, signedRemoteParts } from './signed-remotes.mjs';

/** Time in milliseconds for which a stopping instance still responds, so that the balancer notices first. */
const drainMilliseconds = 500;

const local = (port) => `http://127.0.0.1:${port}`;

/**
 * Programs of the production setup: two backends and two shells, each pair behind a balancer, the outer one with TLS; mock
 * gateways that are addressed like real ones; a mail server; and the remotes, signed with a deploy key of this machine.
 * @param {{ backendEnv?: (number: 1 | 2) => object, ports?: object }} requests more environment for one of
 *   the backends; where some of the programs listen
 */
export function productionParts(requested = {}) {
  return {
    withoutDatabase: signedRemoteParts,
    waves: (settings, databaseUrl) => wavesOf(requested, settings, databaseUrl),
    sandbox: (settings, databaseUrl) => sandboxPart(settings, databaseUrl),
  };
}

async function wavesOf({ backendEnv = () => ({}), ports: chosenPorts }, settings, databaseUrl) {
  const tls = await makeCertificate(settings.keysDir);
  const names = ['mail', 'backend1', 'backend2', 'backends', 'shell1', 'shell2'];
  const ports = { ...(await freePorts(names)), ...chosenPorts };
  const gateways = await gatewayPart(settings, local(ports.backends));
  const shared = { ...backendSettings(settings, databaseUrl, ports), ...gateways.keys };
  const backends = [1, 2].map((number) => backendPart(number, ports, { ...shared, ...backendEnv(number) }));
  const shells = [1, 2].map((number) => shellPart(number, ports, settings, gateways.keys));
  return [
    [mailPart(ports.mail, settings), gateways],
    backends,
    [balancerPart('backend balancer', ports.backends, [ports.backend1, ports.backend2], '/health/ready')],
    shells,
    [
      balancerPart('TLS balancer', settings.ports.SHELL_PORT, [ports.shell1, ports.shell2], '/health', {
        TLS_KEY_FILE: tls.keyFile,
        TLS_CERTIFICATE_FILE: tls.certificateFile,
      }),
    ],
  ];
}

async function freePorts(names) {
  const ports = {};
  for (const name of names) ports[name] = await findFreePort();
  return ports;
}

function backendSettings(settings, databaseUrl, ports) {
  const { keysDir } = settings;
  return {
    ...sandboxAddress(settings),
    APP_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATABASE_MIGRATION_URL: undefined,
    RATE_LIMIT_STORE: 'postgres',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    REDEMPTION_SIGNING_KEYS: `k1:${secretOf(keysDir, 'production-signing')}`,
    RELEASES_SECRET: releasesSecret(settings),
    CODE_SECRET: secretOf(keysDir, 'production-code-secret'),
    SHUTDOWN_DRAIN_MS: String(drainMilliseconds),
  };
}

/** Returns 32 random bytes, generated on first use. */
function secretOf(folder, name) {
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8');
}

function backendPart(number, ports, env) {
  const port = ports[`backend${number}`];
  return {
    name: `backend ${number}`,
    script: ['--max-semi-space-size=4', 'backend/dist/main.js'],
    env: { ...env, BACKEND_PORT: port },
    readyUrl: `${local(port)}/health/ready`,
  };
}

function shellPart(number, ports, settings, gatewayKeys) {
  const port = ports[`shell${number}`];
  return {
    name: `shell ${number}`,
    script: ['shell/dist/server/main.js'],
    env: {
      SHELL_PORT: port,
      BACKEND_URL: local(ports.backends),
      REMOTES_FILE: writeRemotesFile(settings),
      REMOTES_PUBLIC_KEYS: ownDeployKey(settings.keysDir).publicKey,
      ...sandboxAddress(settings),
      RELEASES_SECRET: releasesSecret(settings),
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ESEWA_FORM_URL: gatewayKeys.ESEWA_FORM_URL,
      SHUTDOWN_DRAIN_MS: String(drainMilliseconds),
    },
    readyUrl: `${local(port)}/health`,
  };
}

/** The mock gateways run as a program of the demo: the backends only have their keys and addresses. */
async function gatewayPart({ ports }, backendUrl) {
  const { mockGatewayEnvironment } = await import('../../../backend/dist/config/payment-settings.js');
  const url = local(ports.PAYMENTS_PORT);
  return {
    name: 'mock gateways',
    script: ['backend/dist/mock-gateways.js'],
    env: {
      APP_ENV: 'demo',
      PAYMENTS_PORT: ports.PAYMENTS_PORT,
      BACKEND_URL: backendUrl,
      PAYMENTS_STANDIN_URL: url,
      PAYMENTS_DELAY_MS: '1500',
    },
    readyUrl: `${url}/health`,
    keys: {
      ...mockGatewayEnvironment(url),
      BANK_TRANSFER_ACCOUNT: 'Dobbar Pvt. Ltd., Himal Bank, account 0123 4567 8901',
    },
  };
}

function mailPart(port, { mailDir }) {
  return {
    name: 'mail server',
    script: ['scripts/run/production/mail-server.mjs'],
    env: { PORT: port, MAIL_DIR: mailDir },
    isReady: () => accepts(port),
  };
}

function balancerPart(name, port, upstreamPorts, healthPath, tls = {}) {
  return {
    name,
    script: ['scripts/run/production/balancer.mjs'],
    env: { PORT: port, UPSTREAMS: upstreamPorts.map(local).join(','), HEALTH_PATH: healthPath, ...tls },
    isReady: () => accepts(port),
  };
}

/** Returns true if a server listens at the port. */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
