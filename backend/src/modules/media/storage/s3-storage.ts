import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../../config/s3-settings.js';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import { MediaStorage } from './media-storage.js';

const TIMEOUT_MS = 10_000;

/** Stores files in an S3-compatible bucket. The client is imported with the first file. */
export class S3Storage extends MediaStorage {
  private client?: Promise<AwsClient>;

  constructor(private readonly settings: S3Settings) {
    super();
  }

  async write(name: string, bytes: Buffer, type: string): Promise<void> {
    assertNoTransaction('Reading or writing a file');
    const response = await this.send(name, 'PUT', bytes, { 'content-type': type });
    if (!response.ok) throw new Error(`The media store answered ${response.status} to a new file.`);
  }

  async read(name: string): Promise<Buffer | null> {
    assertNoTransaction('Reading or writing a file');
    const response = await this.send(name, 'GET');
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new Error(`The media store answered ${response.status} to a question.`);
  }

  async remove(names: readonly string[]): Promise<void> {
    assertNoTransaction('Reading or writing a file');
    for (const name of names) {
      const response = await this.send(name, 'DELETE');
      await response.body?.cancel();
      if (!response.ok && response.status !== 404)
        throw new Error(`The media store answered ${response.status} to a removal.`);
    }
  }

  private async send(
    name: string,
    method: string,
    body?: Buffer,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { endpoint, bucket } = this.settings;
    const client = await (this.client ??= this.load());
    return client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      ...(body ? { body: new Uint8Array(body) } : {}),
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  private async load(): Promise<AwsClient> {
    const { AwsClient: Client } = await import('aws4fetch');
    const { keyId, secret, region } = this.settings;
    return new Client({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 2 });
  }
}
