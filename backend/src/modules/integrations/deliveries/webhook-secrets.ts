import { randomBytes } from 'node:crypto';
import type { CodeSecrets } from '../../../config/keys/code-secrets.js';
import { openSecret, sealSecret } from '../../auth/index.js';

const SECRET_BYTES = 32;

/** A new secret as the Standard Webhooks specification writes it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** The secrets of endpoints at rest: encrypted, each bound to its endpoint (rule WH3). */
export class WebhookSecrets {
  private readonly keys: readonly Buffer[];

  constructor(secrets: CodeSecrets) {
    this.keys = secrets.keys('webhook secrets');
  }

  seal(secret: string, endpointId: number): Buffer {
    return sealSecret(Buffer.from(secret, 'utf8'), endpointId, this.keys);
  }

  open(sealed: Buffer, endpointId: number): string {
    return openSecret(sealed, endpointId, this.keys).toString('utf8');
  }
}
