import path from 'node:path';
import { readSettings, rootDir } from '../settings.mjs';

/** Separate ports, so that it can run beside `npm start`. */
const ports = {
  SHELL_PORT: '4443',
  STOREFRONT_PORT: '4451',
  VENDOR_PORT: '4452',
  ADMIN_PORT: '4453',
  BACKEND_PORT: '4454',
  SANDBOX_PORT: '4456',
  PAYMENTS_PORT: '4455',
  POSTGRES_PORT: '54330',
};

/** Reads the settings of the production setup on one machine, with a separate database. */
export function readProductionSettings() {
  const env = { ...ports, DATA_DIR: path.join(rootDir, '.data/production'), ...process.env };
  return readSettings({ PUBLIC_URL: `https://localhost:${env.SHELL_PORT}`, ...env, APP_ENV: 'production' });
}
