import fs from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';

const DAY_MS = 86_400_000;
const days = 30;

/**
 * Creates a self-signed certificate, for localhost unless it names another host.
 * @param {string} folder where the two files are written
 * @param {{ host?: string, name?: string, isExpired?: boolean }} [options] name of the host; start of the names of the files; whether
 *   its time is over
 * @returns {Promise<{ keyFile: string, certificateFile: string }>}
 */
export async function makeCertificate(folder, { host = 'localhost', name = 'tls', isExpired = false } = {}) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keyFile = path.join(folder, `${name}-key.pem`);
  const certificateFile = path.join(folder, `${name}-certificate.pem`);
  const end = Date.now() + (isExpired ? -1 : days) * DAY_MS;
  const made = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Math.min(Date.now(), end - DAY_MS)),
    notAfterDate: new Date(end),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: altNamesOf(host) },
    ],
  });
  fs.writeFileSync(keyFile, made.private, { mode: 0o600 });
  fs.writeFileSync(certificateFile, made.cert);
  return { keyFile, certificateFile };
}

const altNamesOf = (host) => [
  { type: 2, value: host },
  ...(host === 'localhost' ? [{ type: 7, ip: '127.0.0.1' }] : []),
];
