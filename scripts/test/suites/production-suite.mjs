import fs from 'node:fs';
import path from 'node:path';
import { deployables } from '../../build/projects.mjs';
import { makeCertificate } from '../../run/production/certificate.mjs';
import { writeRemotesFile } from '../../run/parts.mjs';
import { findFreePort } from '../../run/ports.mjs';
import { serveProcesses } from '../../run/production/control-server.mjs';
import { productionParts } from '../../run/production/parts.mjs';
import { ownDeployKey } from '../../run/production/signed-remotes.mjs';
import { rootDir } from '../../run/settings.mjs';
import { runNode } from './run-suite.mjs';

const jest = path.join(rootDir, 'node_modules/jest/bin/jest.js');
/** Lead of the second backend's clock over that of the database, in milliseconds. */
const CLOCK_SHIFT_MS = 5000;
const preloads = ['shifted-clock', 'full-disk', 'public-receivers'].map((name) =>
  path.join(rootDir, `backend/test/support/${name}.mjs`),
);

/** Test settings of a backend that production does not have. */
const testEnvironment = (prepared) => (number) => ({
  DATABASE_ACTS_AS_POOLER: 'on',
  RATE_LIMIT_FACTOR: '100',
  TEST_MAILBOX: 'live-check@example.com',
  DISK_FULL_FILE: prepared.diskFullFile,
  RECEIVER_PORT: String(prepared.receiver.port),
  // A test starts the network; without it the calls fail.
  CDN_PROVIDER: 'varnish',
  CDN_PURGE_URL: `http://127.0.0.1:${prepared.networkPort}`,
  NODE_EXTRA_CA_CERTS: prepared.receiver.trusted,
  CLOCK_SHIFT_MS: number === 2 ? String(CLOCK_SHIFT_MS) : '0',
  NODE_OPTIONS: preloads.map((file) => `--import=${file}`).join(' '),
});

/**
 * Creates what receivers of webhooks show: a certificate that the backends trust, one that has expired, and one that they do not
 * trust.
 */
async function makeReceiver({ keysDir }) {
  const folder = path.join(keysDir, 'receiver');
  await makeCertificate(folder, { host: 'receiver.test', name: 'valid' });
  await makeCertificate(folder, { host: 'expired.receiver.test', name: 'expired', isExpired: true });
  await makeCertificate(folder, { host: 'foreign.receiver.test', name: 'foreign' });
  const trusted = path.join(folder, 'trusted.pem');
  const texts = ['valid', 'expired'].map((name) =>
    fs.readFileSync(path.join(folder, `${name}-certificate.pem`)),
  );
  fs.writeFileSync(trusted, texts.join('\n'));
  return { folder, trusted, port: await findFreePort() };
}

/** Tests of `backend/test/production` against the production setup. */
export const productionSuite = {
  // Acknowledged writes must survive a kill of PostgreSQL.
  isDurable: true,
  projects: [...deployables, '@dobbar/sdk'],
  settings: (settings) => ({
    ...settings,
    appEnv: 'production',
    usesMockGateways: true,
    durable: true,
    publicUrl: `https://localhost:${settings.ports.SHELL_PORT}`,
  }),
  prepare: async ({ settings }) => ({
    diskFullFile: path.join(settings.runDir, 'disk-full'),
    ports: { shell1: await findFreePort(), shell2: await findFreePort(), backends: await findFreePort() },
    networkPort: await findFreePort(),
    receiver: await makeReceiver(settings),
  }),
  parts: (_context, prepared) =>
    productionParts({ backendEnv: testEnvironment(prepared), ports: prepared.ports }),
  async run({ args, context, database, prepared, product, settings }) {
    const control = await serveProcesses(product);
    const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest];
    const exitCode = await runNode(context, [...node, '--config', 'jest.production.config.mjs', ...args], {
      cwd: path.join(rootDir, 'backend'),
      env: {
        ...process.env,
        NODE_EXTRA_CA_CERTS: path.join(settings.keysDir, 'tls-certificate.pem'),
        SITE_URL: settings.publicUrl,
        DATA_DIR: settings.dataDir,
        SHELL_URL: `http://127.0.0.1:${prepared.ports.shell1}`,
        SECOND_SHELL_URL: `http://127.0.0.1:${prepared.ports.shell2}`,
        BACKENDS_URL: `http://127.0.0.1:${prepared.ports.backends}`,
        NETWORK_PORT: String(prepared.networkPort),
        REMOTES_FILE: writeRemotesFile(settings),
        REMOTES_PUBLIC_KEYS: ownDeployKey(settings.keysDir).publicKey,
        CONTROL_URL: control.url,
        DATABASE_MIGRATION_URL: database.owner,
        DATABASE_URL: database.app,
        MAIL_DIR: settings.mailDir,
        DISK_FULL_FILE: prepared.diskFullFile,
        RECEIVER_PORT: String(prepared.receiver.port),
        RECEIVER_FOLDER: prepared.receiver.folder,
      },
    });
    control.close();
    return exitCode;
  },
};
