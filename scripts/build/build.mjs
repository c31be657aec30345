// Builds the workspace in the current folder: `node ../scripts/build/build.mjs`.
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { buildIdOf } from './build-id.mjs';
import { describeHost, describeRemote } from './describe-build.mjs';
import { workspaceAt } from './paths.mjs';
import { embedConfig } from './embed-config.mjs';
import { serverConfig } from './server-config.mjs';
import { webConfig } from './web-config.mjs';
import { workerConfig } from './worker-config.mjs';

function run(config) {
  return new Promise((resolve, reject) => {
    webpack(config).run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
      resolve(stats);
    });
  });
}

function putInPlace({ staging, output }) {
  for (const part of readdirSync(staging)) {
    rmSync(join(output, part), { recursive: true, force: true });
    renameSync(join(staging, part), join(output, part));
  }
  rmSync(staging, { recursive: true });
}

const started = Date.now();
try {
  const workspace = await workspaceAt(process.cwd());
  rmSync(workspace.staging, { recursive: true, force: true });
  const stats = await run(webConfig(workspace, buildIdOf(workspace)));
  if (workspace.isHost || workspace.remote.ssr) await run(serverConfig(workspace));
  if (workspace.isHost) await run(workerConfig(workspace, stats));
  if (workspace.isHost) await run(embedConfig(workspace));
  await (workspace.isHost ? describeHost : describeRemote)(workspace, stats);
  putInPlace(workspace);
  console.log(`${workspace.name} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
