import fs from 'node:fs';
import path from 'node:path';
import { ownSecret } from './keys.mjs';
import { openLog } from './logs.mjs';
import { sandboxAddress, sandboxPart } from './sandbox.mjs';
import { remotes, rootDir } from './settings.mjs';

/**
 * Programs of the product: how each is started and when it is ready. Programs without a database start while the database is
 * prepared, the others in waves; those of one wave start concurrently.
 */
export const programParts = {
  withoutDatabase: (settings) => [...remoteParts(settings), ...mockGatewayParts(settings)],
  waves: (settings, databaseUrl) => [[backendPart(settings, databaseUrl)], [shellPart(settings)]],
  sandbox: (settings, databaseUrl) => sandboxPart(settings, databaseUrl, mockGatewaysUrl(settings)),
};

/** Secret with which the shells sign their reports of releases to the backend. */
export const releasesSecret = ({ keysDir }) =>
  process.env.RELEASES_SECRET ?? ownSecret(keysDir, 'releases-secret');

const backendUrlOf = ({ ports }) => `http://127.0.0.1:${ports.BACKEND_PORT}`;

function backendPart(settings, databaseUrl) {
  return {
    name: 'backend',
    // A small young generation: objects from the startup would otherwise stay in memory.
    script: ['--max-semi-space-size=4', 'backend/dist/main.js'],
    env: {
      BACKEND_PORT: settings.ports.BACKEND_PORT,
      DATABASE_URL: databaseUrl,
      DATABASE_MIGRATION_URL: undefined,
      PAYMENTS_STANDIN_URL: mockGatewaysUrl(settings),
      ...sandboxAddress(settings),
      RELEASES_SECRET: releasesSecret(settings),
    },
    readyUrl: `${backendUrlOf(settings)}/health/ready`,
  };
}

function shellPart(settings) {
  return {
    name: 'shell',
    script: ['shell/dist/server/main.js'],
    env: {
      SHELL_PORT: settings.ports.SHELL_PORT,
      BACKEND_URL: backendUrlOf(settings),
      REMOTES_FILE: writeRemotesFile(settings),
      ...sandboxAddress(settings),
      RELEASES_SECRET: releasesSecret(settings),
      PAYMENTS_STANDIN_URL: mockGatewaysUrl(settings),
    },
    readyUrl: `http://127.0.0.1:${settings.ports.SHELL_PORT}/health`,
  };
}

/** Address of the mock gateways for payments, if no gateway has a key. */
const mockGatewaysUrl = ({ ports, usesMockGateways }) =>
  usesMockGateways
    ? (process.env.PAYMENTS_STANDIN_URL ?? `http://localhost:${ports.PAYMENTS_PORT}`)
    : undefined;

function mockGatewayParts(settings) {
  if (!settings.usesMockGateways) return [];
  const { PAYMENTS_PORT } = settings.ports;
  return [
    {
      name: 'test payments',
      script: ['backend/dist/mock-gateways.js'],
      env: {
        PAYMENTS_PORT,
        BACKEND_URL: backendUrlOf(settings),
        PAYMENTS_STANDIN_URL: mockGatewaysUrl(settings),
      },
      readyUrl: `http://127.0.0.1:${PAYMENTS_PORT}/health`,
    },
  ];
}

/** @param {(folder: string) => string} servedFolder returns the folder to serve for a workspace folder */
export const remoteParts = ({ ports, releasesDir }, servedFolder = (folder) => folder) =>
  remotes.map(({ name, folder, portVariable }) =>
    remotePart(name, servedFolder(folder), ports[portVariable], path.join(releasesDir, name)),
  );

function remotePart(name, folder, port, releases) {
  return {
    name: `${name} remote`,
    script: ['scripts/serve-remote.mjs', folder, String(port), releases],
    env: {},
    readyUrl: `http://127.0.0.1:${port}/mf-manifest.json`,
  };
}

/** Writes the addresses of the remotes' manifests for the shell, with the ports of this start. */
export function writeRemotesFile({ ports, runDir }) {
  const file = path.join(runDir, 'remotes.json');
  const addresses = remotes.map(({ name, portVariable }) => [
    name,
    `http://localhost:${ports[portVariable]}/mf-manifest.json`,
  ]);
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(addresses), null, 2));
  return file;
}

/** Returns the settings with which a program is supervised. */
export function supervisable(program, { children, settings, say }) {
  const logFile = path.join(settings.logsDir, `${program.name.replaceAll(' ', '-')}.log`);
  return {
    name: program.name,
    logFile,
    say,
    readyUrl: program.readyUrl,
    isReady: program.isReady ?? (() => answers(program.readyUrl)),
    launch: () => {
      const log = openLog(logFile);
      const child = children.spawn(process.execPath, program.script, {
        cwd: rootDir,
        env: { ...commonEnvironment(settings), ...program.env },
        stdio: ['ignore', log, log],
      });
      fs.closeSync(log);
      return child;
    },
  };
}

export function commonEnvironment(settings) {
  return {
    NODE_ENV: 'production',
    ...process.env,
    APP_ENV: settings.appEnv,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
  };
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
