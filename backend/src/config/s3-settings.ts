export interface S3Settings {
  /** Without the bucket and without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}

const NAMES = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const;

/**
 * Reads the settings, which must be set all together or not at all.
 * @returns null if images are stored in a folder
 */
export function readS3Settings(env: NodeJS.ProcessEnv): S3Settings | null {
  const set = NAMES.filter((name) => env[name]);
  if (set.length === 0) return null;
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')} as well, or none of MEDIA_S3_*.`);
  const [endpoint, bucket, keyId, secret] = NAMES.map((name) => env[name] as string) as [
    string,
    string,
    string,
    string,
  ];
  if (!/^https?:\/\//.test(endpoint))
    throw new Error('MEDIA_S3_ENDPOINT must begin with https:// or http://.');
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    region: env['MEDIA_S3_REGION'] ?? 'us-east-1',
    keyId,
    secret,
  };
}
