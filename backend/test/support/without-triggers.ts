import pg from 'pg';

/** Runs statements without triggers and checks of foreign keys, for test data that needs neither. */
export async function withoutTriggers(statements: string): Promise<void> {
  const url = new URL(process.env['TEST_SUPERUSER_URL'] as string);
  url.pathname = new URL(process.env['DATABASE_URL'] as string).pathname;
  const superuser = new pg.Client({ connectionString: url.href });
  await superuser.connect();
  try {
    await superuser.query('SET session_replication_role = replica');
    await superuser.query(statements);
  } finally {
    await superuser.end();
  }
}
