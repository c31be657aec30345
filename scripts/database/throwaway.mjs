import { findFreePort } from '../run/ports.mjs';
import { defaultPorts, readSettings } from '../run/settings.mjs';

/**
 * Creates the settings of a product for one run: free ports, a temporary data folder, no fsync.
 * @param {string} dataDir an empty folder that every account may read
 */
export async function throwawaySettings(dataDir) {
  const ports = {};
  for (const variable of Object.keys(defaultPorts)) ports[variable] = String(await findFreePort());
  const settings = readSettings({ ...ports, DATA_DIR: dataDir });
  return { ...settings, durable: false };
}
