export interface DatabaseUrls {
  /** Connection of the server. */
  applicationUrl: string;
  /** Connection of the same role without a transaction pooler. */
  directUrl: string;
  /** Connection for migrations, of the owner of the tables. */
  ownerUrl: string;
}

export function readDatabaseUrls(env: NodeJS.ProcessEnv): DatabaseUrls {
  const applicationUrl = env['DATABASE_URL'];
  if (!applicationUrl)
    throw new Error('DATABASE_URL is not set. `npm start` sets it for the embedded database.');
  const directUrl = env['DATABASE_DIRECT_URL'] ?? applicationUrl;
  return { applicationUrl, directUrl, ownerUrl: env['DATABASE_MIGRATION_URL'] ?? directUrl };
}

/**
 * Reads a list of addresses that commas separate. Each names one server, because its lag is measured over another connection than the
 * one that reads.
 * @throws when an address is none of PostgreSQL, or is named twice
 */
export function readReplicaUrls(list = ''): string[] {
  const urls = list
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  // The message leaves out the address, because it has a password.
  if (!urls.every((url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)))
    throw new Error(
      'DATABASE_REPLICA_URLS must be a list of addresses such as postgres://role:password@host:5432/database.',
    );
  if (new Set(urls.map((url) => new URL(url).host)).size < urls.length)
    throw new Error('DATABASE_REPLICA_URLS names a server twice.');
  return urls;
}
