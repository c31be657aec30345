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
