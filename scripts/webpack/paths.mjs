import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The workspace a build runs in, and where its parts go. */
export function workspaceAt(folder) {
  const name = basename(folder);
  return {
    folder,
    name,
    isHost: name === 'shell',
    isServerRendered: name === 'storefront-mfe',
    /** The short name: the federation name, the folder of nothing else. */
    shortName: name.replace(/-mfe$/, ''),
    webOutput: resolve(folder, 'dist/web'),
    serverOutput: name === 'shell' ? resolve(folder, 'dist/server') : resolve(folder, 'dist/web/ssr'),
  };
}
