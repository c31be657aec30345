import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRemoteConfig } from './remote-config.mjs';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The workspace a build runs in, and where its parts go. */
export async function workspaceAt(folder) {
  const name = basename(folder);
  const isHost = name === 'shell';
  const shortName = name.replace(/-mfe$/, '');
  const staging = resolve(folder, 'dist/.staging');
  return {
    folder,
    name,
    isHost,
    /** What a remote says about itself. */
    remote: isHost ? undefined : await readRemoteConfig(folder, shortName),
    /** The short name: the federation name, the folder of nothing else. */
    shortName,
    /** Built here first and put in place whole: a running server never serves a partial build. */
    staging,
    output: resolve(folder, 'dist'),
    webOutput: resolve(staging, 'web'),
    serverOutput: resolve(staging, isHost ? 'server' : 'web/ssr'),
  };
}
