import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../run/ports.mjs';
import { defaultPorts, readSettings } from '../run/settings.mjs';

/** Creates the settings of a product for one run: free ports, a temporary data folder, no fsync. */
export async function throwawaySettings() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-run-'));
  fs.chmodSync(dataDir, 0o755);
  const ports = {};
  for (const variable of Object.keys(defaultPorts)) ports[variable] = String(await findFreePort());
  const settings = readSettings({ ...ports, DATA_DIR: dataDir });
  return { ...settings, durable: false };
}
