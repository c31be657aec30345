import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRemoteConfig } from './remote-config.mjs';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Returns the workspace of a build and its output folders. */
export async function workspaceAt(folder) {
  const name = basename(folder);
  const isHost = name === 'shell';
  const shortName = name.replace(/-mfe$/, '');
  const staging = resolve(folder, 'dist/.staging');
  return {
    folder,
    name,
    isHost,
    /** Configuration of a remote. */
    remote: isHost ? undefined : await readRemoteConfig(folder, shortName),
    /** Short name of the workspace, which is also the federation name. */
    shortName,
    /** Staging folder. The result is moved as a whole, so that a running server never serves a partial build. */
    staging,
    output: resolve(folder, 'dist'),
    webOutput: resolve(staging, 'web'),
    serverOutput: resolve(staging, isHost ? 'server' : 'web/ssr'),
  };
}
