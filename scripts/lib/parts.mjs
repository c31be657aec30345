import fs from 'node:fs';
import path from 'node:path';
import { openLog } from './logs.mjs';
import { remotes, rootDir } from './settings.mjs';

/**
 * The parts that are programs of ours: how each is started and when it is ready. Those of one wave start
 * side by side, the next wave begins when all of them answer.
 */
export function programParts(settings, databaseUrl) {
  const { ports } = settings;
  const backendUrl = `http://127.0.0.1:${ports.BACKEND_PORT}`;
  const payments = standInPart(settings, backendUrl);
  const backend = {
    name: 'backend',
    // A small nursery: what the start leaves behind would stay in memory for good.
    script: ['--max-semi-space-size=4', 'backend/dist/main.js'],
    env: {
      BACKEND_PORT: ports.BACKEND_PORT,
      DATABASE_URL: databaseUrl,
      DATABASE_MIGRATION_URL: undefined,
      PAYMENTS_STANDIN_URL: payments?.publicUrl,
    },
    readyUrl: `${backendUrl}/health/ready`,
  };
  const shell = {
    name: 'shell',
    script: ['shell/dist/server/main.js'],
    env: {
      SHELL_PORT: ports.SHELL_PORT,
      BACKEND_URL: backendUrl,
      REMOTES_FILE: writeRemotesFile(settings),
      PAYMENTS_STANDIN_URL: payments?.publicUrl,
    },
    readyUrl: `http://127.0.0.1:${ports.SHELL_PORT}/health`,
  };
  const remoteParts = remotes.map((remote) => remotePart(remote, ports[remote.portVariable]));
  return [[backend, ...(payments ? [payments] : []), ...remoteParts], [shell]];
}

/** Test payments in place of the gateways that have no key here. */
function standInPart({ ports, usesPaymentStandIn }, backendUrl) {
  if (!usesPaymentStandIn) return undefined;
  const publicUrl = process.env.PAYMENTS_STANDIN_URL ?? `http://localhost:${ports.PAYMENTS_PORT}`;
  return {
    name: 'test payments',
    script: ['backend/dist/payment-stand-in.js'],
    env: { PAYMENTS_PORT: ports.PAYMENTS_PORT, BACKEND_URL: backendUrl, PAYMENTS_STANDIN_URL: publicUrl },
    readyUrl: `http://127.0.0.1:${ports.PAYMENTS_PORT}/health`,
    publicUrl,
  };
}

function remotePart({ name, folder }, port) {
  return {
    name: `${name} remote`,
    script: ['scripts/serve-remote.mjs', folder, String(port)],
    env: {},
    readyUrl: `http://127.0.0.1:${port}/mf-manifest.json`,
  };
}

/** Tells the shell where each remote's manifest lies, by the ports of this very start. */
function writeRemotesFile({ ports, runDir }) {
  const file = path.join(runDir, 'remotes.json');
  const addresses = remotes.map(({ name, portVariable }) => [
    name,
    `http://localhost:${ports[portVariable]}/mf-manifest.json`,
  ]);
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(addresses), null, 2));
  return file;
}

/** What the supervisor needs to know of one such program. */
export function supervisable(program, { children, settings, say }) {
  const logFile = path.join(settings.logsDir, `${program.name.replaceAll(' ', '-')}.log`);
  return {
    name: program.name,
    logFile,
    say,
    isReady: () => answers(program.readyUrl),
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
