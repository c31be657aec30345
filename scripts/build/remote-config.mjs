import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {Omit<import('../../shared-ui/src/platform/remote/description').RemoteDescription, 'menu'> & {
 *   port: number, leanScreens: string[], keptScreens?: string[], menu: object[] }} RemoteConfig
 */

/**
 * Reads the `remote.config.mjs` of a workspace.
 * @returns {Promise<RemoteConfig>}
 * @throws if there is none, or its name is not that of the folder
 */
export async function readRemoteConfig(folder, shortName) {
  const file = join(folder, 'remote.config.mjs');
  if (!existsSync(file)) throw new Error(`${file} is missing: it describes the remote`);
  const { default: config } = await import(pathToFileURL(file).href);
  if (config.name !== shortName) throw new Error(`${file} names ${config.name}, its folder ${shortName}`);
  if (!Number.isInteger(config.port)) throw new Error(`${file} has no port`);
  return config;
}

/** Returns the prefix of the environment variables of a remote: `vouchers` has `VOUCHERS_PORT`. */
export const variableName = (name) => name.toUpperCase();
