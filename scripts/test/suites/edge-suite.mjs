import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../run/settings.mjs';
import { runNode } from './run-suite.mjs';

const folders = ['shell/edge', 'shell/edge/test-shell'];

const testFiles = () =>
  folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(rootDir, folder))
      .filter((name) => name.endsWith('.edge.mjs'))
      .map((name) => path.join(folder, name)),
  );

/** Edge tests with raw sockets against the shell. */
export const edgeSuite = {
  // All requests come from one address.
  prepare: async () => void (process.env.RATE_LIMIT_FACTOR ??= '5'),
  start: { withFirstData: false },
  run: ({ args, context, database, settings }) =>
    runNode(context, ['--test', ...args, ...testFiles()], {
      cwd: rootDir,
      env: {
        ...process.env,
        EDGE_URL: settings.publicUrl,
        EDGE_DATABASE_URL: database.owner,
        EDGE_BACKEND_URL: `http://127.0.0.1:${settings.ports.BACKEND_PORT}`,
      },
    }),
};
