import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../../scripts/database/postgres.mjs';
import { startReplica } from '../../../../scripts/database/replica.mjs';
import { migrate } from '../../../src/database/migrate.js';
import { linkTo } from '../../support/processes/link.js';

/** A migrated PostgreSQL with a streaming replica behind a link. */
export async function startReplicatedDatabase() {
  const folder = mkdtempSync(path.join(path.dirname(process.env['DATA_DIR'] as string), 'replica-'));
  // For the account of PostgreSQL.
  chmodSync(folder, 0o755);
  const primary = await startPostgres({
    dataDir: path.join(folder, 'primary'),
    durable: false,
    // The log is sent with each commit, as in production.
    settings: ['synchronous_commit=on'],
  });
  await migrate(primary.ownerUrl, primary.appUrl);
  const replica = await startReplica(primary, { dataDir: path.join(folder, 'replica') });
  const link = await linkTo(replica.port);
  const superuser = new pg.Client({ connectionString: replica.url('dobbar_superuser') });
  superuser.on('error', () => undefined);
  await superuser.connect();
  const address = new URL(replica.url('dobbar_app'));
  address.port = String(link.port);
  const pauseReplay = (isPaused: boolean) =>
    superuser.query(`SELECT pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`);
  let isStopped = false;
  return {
    link,
    env: {
      DATABASE_URL: primary.appUrl,
      DATABASE_MIGRATION_URL: primary.ownerUrl,
      DATABASE_REPLICA_URLS: address.href,
    },
    /** Stops or continues replaying the log of the primary. */
    pauseReplay,
    /** Continues what a failed test left paused. */
    restore: async () => {
      link.freeze(false);
      if (!isStopped) await pauseReplay(false);
    },
    stopReplica: () => {
      isStopped = true;
      return replica.stop();
    },
    remove: async () => {
      await superuser.end();
      link.close();
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
