import fs from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../scripts/run/ports.mjs';
import { remotes } from '../../scripts/run/settings.mjs';

/**
 * Starts the shell and the remotes of a built checkout of an earlier commit, in front of the backend that is measured. Both builds
 * are then visited in turns, so that other load on the machine affects both.
 * @param {string} folder the checkout
 * @returns {Promise<string>} its address
 */
export async function startPreviousBuild({ settings, programs }, folder) {
  const cwd = path.resolve(process.env.INIT_CWD ?? '.', folder);
  if (!fs.existsSync(path.join(cwd, 'shell/dist/server/main.js')))
    throw new Error(`${cwd} is no built checkout: run "npm run build" there.`);
  const manifests = {};
  for (const { name, folder: workspace } of remotes) {
    if (!fs.existsSync(path.join(cwd, workspace, 'dist/web'))) continue;
    const port = await findFreePort();
    manifests[name] = `http://localhost:${port}/mf-manifest.json`;
    await programs.start({
      name: `previous ${name} remote`,
      script: ['scripts/serve-remote.mjs', workspace, String(port)],
      cwd,
      readyUrl: manifests[name],
    });
  }
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  await programs.start({
    name: 'previous shell',
    script: ['shell/dist/server/main.js'],
    cwd,
    env: {
      SHELL_PORT: String(port),
      PUBLIC_URL: site,
      BACKEND_URL: `http://127.0.0.1:${settings.ports.BACKEND_PORT}`,
      REMOTES_FILE: writeManifests(settings, manifests),
    },
    readyUrl: `${site}/health`,
  });
  return site;
}

function writeManifests({ runDir }, manifests) {
  const file = path.join(runDir, 'previous-remotes.json');
  fs.writeFileSync(file, JSON.stringify(manifests));
  return file;
}
