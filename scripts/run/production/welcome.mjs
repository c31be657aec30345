/** Message after the start of the production setup: addresses, files and accounts. */
export const productionWelcome = ({ publicUrl, dataDir }, database, time) => [
  `Dobbar is running in production shape (started in ${time}). Ctrl-C stops it.`,
  '',
  ['Site', publicUrl],
  [
    'Certificate',
    `${dataDir}/keys/tls-certificate.pem, made for this machine: the browser asks before it goes on`,
  ],
  ['First admin', `DATABASE_URL=${database.app} npm run admin:create`],
  ['Payments', 'mock gateways, reached by their keys and addresses as real ones'],
  ['Outgoing mail', `${dataDir}/mail`],
  ['Logs', `${dataDir}/logs`],
];
