import path from 'node:path';
import { rootDir } from './settings.mjs';

export const demoPassword = 'Dobbar@Demo2026';
const demoAccounts = [
  ['Shopper', 'customer@example.com'],
  ['Business', 'vendor@example.com'],
  ['Counter', 'staff@example.com'],
  ['Admin', 'admin@example.com'],
  ['Moderator', 'moderator@example.com'],
  ['Support', 'support@example.com'],
  ['Finance', 'finance@example.com'],
];

/** Message after the start of the product: addresses, files and demo accounts. */
export function welcome(settings, database, time) {
  const { ports } = settings;
  const demo = [[''], ...demoAccounts, ['Password', demoPassword], ['']];
  return [
    `Dobbar is running (started in ${time}). Ctrl-C stops it.`,
    '',
    ['Site', settings.publicUrl],
    ['Admin sign-in', `${settings.publicUrl}/admin-login`],
    ['API', `${settings.publicUrl}/api/docs`],
    ['Backend', `http://127.0.0.1:${ports.BACKEND_PORT}`],
    ['Database', describeDatabase(settings, database)],
    ...(settings.appEnv === 'demo' ? demo.map((row) => (row.length === 1 ? row[0] : row)) : ['']),
    ...(settings.usesMockGateways ? [['Payments', 'tests only: no gateway has a key, no money moves']] : []),
    ['Outgoing mail', shortPath(settings.mailDir)],
    ['Logs', shortPath(settings.logsDir)],
  ];
}

function describeDatabase({ databaseUrl, ports }, { dataDir }) {
  if (databaseUrl) return 'at DATABASE_URL';
  return `PostgreSQL 18 on port ${ports.POSTGRES_PORT}, in ${shortPath(dataDir)}`;
}

function shortPath(folder) {
  const relative = path.relative(rootDir, folder);
  return relative.startsWith('..') ? folder : relative;
}
