import path from 'node:path';
import { rootDir } from './settings.mjs';

export const demoPassword = 'Dobbar@Demo2026';
const demoAccounts = [
  ['Shopper', 'customer@example.com'],
  ['Business', 'vendor@example.com'],
  ['Counter', 'staff@example.com'],
  ['Admin', 'admin@example.com'],
];

/** What a person wants to know once everything runs. */
export function welcome(settings, time) {
  const { ports } = settings;
  const demo = [[''], ...demoAccounts, ['Password', demoPassword], ['']];
  return [
    `Dobbar is running (started in ${time}). Ctrl-C stops it.`,
    '',
    ['Site', settings.publicUrl],
    ['Admin sign-in', `${settings.publicUrl}/admin-login`],
    ['API', `${settings.publicUrl}/api/docs`],
    ['Backend', `http://127.0.0.1:${ports.BACKEND_PORT}`],
    ['Database', settings.databaseUrl ? 'at DATABASE_URL' : `PostgreSQL 18 on port ${ports.POSTGRES_PORT}`],
    ...(settings.appEnv === 'demo' ? demo.map((row) => (row.length === 1 ? row[0] : row)) : ['']),
    ['Outgoing mail', path.relative(rootDir, settings.mailDir)],
    ['Logs', path.relative(rootDir, settings.logsDir)],
  ];
}
