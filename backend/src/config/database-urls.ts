export interface DatabaseUrls {
  /** What the server runs with. */
  applicationUrl: string;
  /** The same role, without a transaction pooler between. */
  directUrl: string;
  /** What migrates: the owner of the tables. */
  ownerUrl: string;
}

export function readDatabaseUrls(env: NodeJS.ProcessEnv): DatabaseUrls {
  const applicationUrl = env['DATABASE_URL'];
  if (!applicationUrl)
    throw new Error('DATABASE_URL is not set. `npm start` sets it for the embedded database.');
  const directUrl = env['DATABASE_DIRECT_URL'] ?? applicationUrl;
  return { applicationUrl, directUrl, ownerUrl: env['DATABASE_MIGRATION_URL'] ?? directUrl };
}
