import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import { WebhookReceiver } from '../../support/api/webhook-receiver.js';

const CERTIFICATES = ['valid', 'expired', 'foreign'] as const;

/**
 * A receiver of webhooks with https. `receiver.test` has a certificate that the backends trust; `expired.receiver.test` one that has
 * ended, `foreign.receiver.test` one of an issuer that they do not know, and every other host that of `receiver.test`.
 */
export function startTlsReceiver(): Promise<WebhookReceiver> {
  const folder = process.env['RECEIVER_FOLDER'] as string;
  const [valid, ...others] = CERTIFICATES.map((name) => ({
    host: `${name}.receiver.test`,
    key: readFileSync(path.join(folder, `${name}-key.pem`)),
    cert: readFileSync(path.join(folder, `${name}-certificate.pem`)),
  }));
  return WebhookReceiver.start({
    port: Number(process.env['RECEIVER_PORT']),
    tls: {
      key: valid?.key,
      cert: valid?.cert,
      SNICallback: (host, done) =>
        done(null, createSecureContext(others.find((other) => other.host === host) ?? valid)),
    },
  });
}
