import pg from 'pg';
import { type RunningApp, startApp } from '../../support/start-app.js';

describe('the database role of the running server', () => {
  let running: RunningApp;
  let application: pg.Client;

  beforeAll(async () => {
    running = await startApp();
    application = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await application.connect();
  });

  afterAll(async () => {
    await application.end();
    await running.stop();
  });

  it('changes no row of an append-only table through a view', async () => {
    for (const sql of ['DELETE FROM audit_entries', 'DELETE FROM pending_points'])
      await expect(application.query(sql)).rejects.toThrow('permission denied');
  });

  it('reads views only', async () => {
    const { rows } = await application.query(
      `SELECT viewname AS view, has_table_privilege(viewname::regclass, 'SELECT') AS reads,
         has_table_privilege(viewname::regclass, 'INSERT, UPDATE, DELETE') AS writes
       FROM pg_views WHERE schemaname = 'public'`,
    );
    expect(rows).not.toHaveLength(0);
    expect(rows.filter(({ reads, writes }) => !reads || writes)).toEqual([]);
  });
});
