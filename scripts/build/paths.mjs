import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The workspace a build runs in, and where its parts go. */
export function workspaceAt(folder) {
  const name = basename(folder);
  const staging = resolve(folder, 'dist/.staging');
  return {
    folder,
    name,
    isHost: name === 'shell',
    isServerRendered: name === 'storefront-mfe',
    /** The short name: the federation name, the folder of nothing else. */
    shortName: name.replace(/-mfe$/, ''),
    /** Built here first and put in place whole: whoever serves the last build never sees half of the next. */
    staging,
    output: resolve(folder, 'dist'),
    webOutput: resolve(staging, 'web'),
    serverOutput: resolve(staging, name === 'shell' ? 'server' : 'web/ssr'),
  };
}
