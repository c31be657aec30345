import fs from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';

const days = 30;

/**
 * Creates a self-signed certificate for localhost.
 * @returns {Promise<{ keyFile: string, certificateFile: string }>}
 */
export async function makeCertificate(folder) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keyFile = path.join(folder, 'tls-key.pem');
  const certificateFile = path.join(folder, 'tls-certificate.pem');
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + days * 86_400_000),
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  fs.writeFileSync(keyFile, made.private, { mode: 0o600 });
  fs.writeFileSync(certificateFile, made.cert);
  return { keyFile, certificateFile };
}
