import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { presentKeys } from '../../../src/backup/backup-keys.js';
import { FILLED_BY_MIGRATIONS } from '../../../src/backup/empty-database.js';
import type { BackupLabel } from '../../../src/backup/manifest.js';
import type { BackupAccess } from '../../../src/backup/open-backup.js';
import { restoreBackup } from '../../../src/backup/restore-backup.js';
import { storageOf } from '../../../src/modules/media/index.js';
import { until } from '../../support/processes/until.js';
import { phonePhoto, upload } from '../../support/pictures.js';
import { type EmptyPlace, emptyPlace } from '../../support/database/restored-copy.js';
import { runCommand, startCommand } from '../../support/run-command.js';
import { copyDemo } from '../../support/database/demo-database.js';
import { type RunningApp, startApp } from '../../support/start-app.js';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'dobbar-backup-')), 'backup');
  folders.push(path.dirname(folder));
  return folder;
};

const PASSWORD = 'Dobbar@Demo2026';

const jsonOf = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.relative(folder, path.join(entry.parentPath, entry.name))] : [],
  );

const keysOf = ({ DATA_DIR }: NodeJS.ProcessEnv): string => path.join(DATA_DIR as string, 'keys');

/** Rows of months that have a partition of their own. */
const LATER_ROWS = `
  INSERT INTO deal_sightings (deal_id, day, kind, visitor)
    SELECT id, current_date + 100, 'view', decode(md5('visitor'), 'hex') FROM deals LIMIT 1;
  INSERT INTO audit_log (at, action, subject_type, subject_id) VALUES (now() + interval '100 days', 'deal.approved', 'deal', '1');
  INSERT INTO outbox (event_id, type, payload, delivered_at)
    VALUES (month_partitions_bound('uuid', (date_trunc('month', now()) + interval '3 months')::date)::uuid, 'deal.approved', '{}', now());
  INSERT INTO outbox_deliveries (event_id, consumer) SELECT max(event_id::text)::uuid, 'one' FROM outbox WHERE type = 'deal.approved'`;

const PLACES = ['deal_sightings', 'audit_log', 'outbox', 'outbox_deliveries']
  .map((table) => `SELECT tableoid::regclass::text AS place, count(*)::int FROM ${table} GROUP BY 1`)
  .join(' UNION ALL ');

describe('backup and restore', () => {
  let running: RunningApp;
  /** An unencrypted backup, made once. */
  let folder: string;
  let place: EmptyPlace;

  beforeAll(async () => {
    await copyDemo();
    running = await startApp();
    const customer = running.client();
    await customer.post('/api/auth/login', { email: 'customer@example.com', password: PASSWORD });
    expect((await upload(customer, 'avatar', await phonePhoto(800, 600))).status).toBe(201);
    await running.database.query(LATER_ROWS);
    folder = newFolder();
    expect(await runCommand('backup', [folder])).toMatchObject({ code: 0 });
  }, 240_000);

  beforeEach(async () => {
    place = await emptyPlace('restored');
  });

  afterEach(() => place.remove());

  afterAll(async () => {
    await running.stop();
    for (const made of folders) rmSync(made, { recursive: true });
  });

  /** Copies the keys of the backed-up product, which a backup without keys needs. */
  const bringKeys = (): void => cpSync(keysOf(process.env), keysOf(place.env), { recursive: true });
  const restore = (from: string, ...args: string[]) => runCommand('restore', [from, ...args], place.env);
  /** Uses a place that has the tables already: migrating takes the larger part of a restore. */
  const usePlaceWithTables = async (): Promise<void> => {
    await place.remove();
    place = await emptyPlace('restored', true);
  };
  /** Restores in this process: a start of the command takes longer than the restore. */
  const restoreHere = async (from: string, access: Partial<BackupAccess> = {}): Promise<void> => {
    const {
      DATA_DIR: dataDir = '',
      DATABASE_URL: applicationUrl = '',
      DATABASE_MIGRATION_URL: ownerUrl = '',
    } = place.env;
    await restoreBackup(
      {
        backup: { folder: from, identities: [], passphrase: () => Promise.resolve(''), ...access },
        ownerUrl,
        applicationUrl,
        storage: storageOf({ mediaBucket: null, dataDir }),
        env: place.env,
        dataDir,
        presentKeys: await presentKeys(place.env, dataDir),
      },
      () => undefined,
    );
  };
  const countOf = async (table: string): Promise<number> => {
    const { rows } = await place.database.query<{ count: number }>(`SELECT count(*)::int FROM "${table}"`);
    return rows[0]?.count as number;
  };
  const tablesAtPlace = async (): Promise<string[]> => {
    const { rows } = await place.database.query<{ table: string }>(
      `SELECT tablename AS table FROM pg_tables WHERE schemaname = 'public'`,
    );
    return rows.map(({ table }) => table);
  };
  const expectEmpty = async (): Promise<void> => {
    for (const table of await tablesAtPlace())
      if (![...FILLED_BY_MIGRATIONS, 'schema_migrations'].includes(table))
        expect([table, await countOf(table)]).toEqual([table, 0]);
  };

  it('restores a product that works', async () => {
    bringKeys();
    await restoreHere(folder);
    const places = `SELECT * FROM (${PLACES}) AS p ORDER BY 1`;
    const { rows } = await running.database.query(places);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect((await place.database.query(places)).rows).toEqual(rows);
    const restored = await startApp({ ...place.env });
    try {
      const client = restored.client();
      const signIn = { email: 'customer@example.com', password: PASSWORD };
      expect((await client.post('/api/auth/login', signIn)).status).toBe(200);
      const { body } = await client.get<{ id: number }[]>('/api/deals?limit=100');
      const statuses: number[] = [];
      for (const { id } of body) {
        const key = { 'idempotency-key': `restored-${id}` };
        statuses.push((await client.post('/api/redemptions', { dealId: id }, key)).status);
      }
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    } finally {
      await restored.app.close();
    }
  }, 60_000);

  it('rejects a database that holds rows, and changes nothing', async () => {
    bringKeys();
    const before = await running.database.query('SELECT count(*) FROM users');
    const answer = await runCommand('restore', [folder]);
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('The database holds rows') });
    expect((await running.database.query('SELECT count(*) FROM users')).rows).toEqual(before.rows);
  });

  it('knows what migrations fill', async () => {
    await usePlaceWithTables();
    const filled: string[] = [];
    for (const table of await tablesAtPlace()) if ((await countOf(table)) > 0) filled.push(table);
    expect(filled.filter((table) => table !== 'schema_migrations').sort()).toEqual(FILLED_BY_MIGRATIONS);
  });

  describe('rejects, and leaves the database empty,', () => {
    const changed = (change: (copy: string) => void): string => {
      const copy = newFolder();
      cpSync(folder, copy, { recursive: true });
      change(copy);
      return copy;
    };
    const relabel = (copy: string, changes: Partial<BackupLabel>): void =>
      writeFileSync(
        path.join(copy, 'backup.json'),
        JSON.stringify({ ...jsonOf<BackupLabel>(copy, 'backup.json'), ...changes }),
      );

    const damaged: Record<string, { change: (copy: string) => void; reason: string }> = {
      'a damaged file': {
        change: (copy) => {
          const file = path.join(copy, 'tables/users.copy.gz');
          const bytes = readFileSync(file);
          bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
          writeFileSync(file, bytes);
        },
        reason: 'The backup is damaged: tables/users.copy.gz',
      },
      'a damaged manifest': {
        change: (copy) => writeFileSync(path.join(copy, 'manifest.json'), '{}'),
        reason: 'The backup is damaged: manifest.json',
      },
      'a missing file': {
        change: (copy) => rmSync(path.join(copy, 'tables/deals.copy.gz')),
        reason: 'The backup is incomplete: tables/deals.copy.gz is missing.',
      },
      'an unfinished backup': {
        change: (copy) => rmSync(path.join(copy, 'backup.json')),
        reason: 'is no finished backup',
      },
      'a foreign archive': {
        change: (copy) => relabel(copy, { product: 'other' as 'dobbar' }),
        reason: 'is not of this product',
      },
      'a newer format': {
        change: (copy) => relabel(copy, { format: 2 as 1 }),
        reason: 'This version reads format 1.',
      },
    };

    it.each(Object.keys(damaged))('%s', async (name) => {
      const { change, reason } = damaged[name] as (typeof damaged)[string];
      bringKeys();
      await expect(restoreHere(changed(change))).rejects.toThrow(reason);
      expect(await tablesAtPlace()).toEqual([]);
    });

    it('data whose keys are not there', async () => {
      await expect(restoreHere(folder)).rejects.toThrow('REDEMPTION_SIGNING_KEYS and CODE_SECRET');
      expect(await tablesAtPlace()).toEqual([]);
    });
  });

  it('leaves the database empty when it is killed, and goes through when it is started again', async () => {
    await usePlaceWithTables();
    bringKeys();
    const reader = await place.database.connect();
    // The rows of every table are replaced in one transaction, which waits for other readers of a table.
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM reviews');
    const { child, ended } = startCommand('restore', [folder], place.env);
    await untilSomebodyWaits();
    child.kill('SIGKILL');
    await ended;
    await reader.query('COMMIT');
    reader.release();
    await expectEmpty();
    await restoreHere(folder);
  }, 60_000);

  it('keeps what somebody writes while it waits for the tables', async () => {
    await usePlaceWithTables();
    bringKeys();
    const writer = await place.database.connect();
    await writer.query('BEGIN');
    await writer.query(
      `INSERT INTO categories (slug, name, name_ne, icon) VALUES ('early', 'Early', 'Early', 'utensils')`,
    );
    const rejected = expect(restoreHere(folder)).rejects.toThrow('The database holds rows (categories)');
    await untilSomebodyWaits();
    await writer.query('COMMIT');
    writer.release();
    await rejected;
    expect(await countOf('categories')).toBe(1);
  });

  const untilSomebodyWaits = (): Promise<void> =>
    until(async () => {
      const { rows } = await place.database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    }, 50_000);

  describe('encrypted', () => {
    const withPassphrase = { ...process.env, BACKUP_PASSPHRASE: 'one long walk to Namche' };

    beforeEach(usePlaceWithTables);

    it('with a passphrase holds the keys, and nothing of it can be read', async () => {
      const sealed = newFolder();
      const made = await runCommand('backup', [sealed, '--passphrase'], withPassphrase);
      expect(made).toMatchObject({ code: 0 });
      const plain = filesBelow(sealed).filter((name) => !name.endsWith('.age'));
      expect(plain).toEqual(['backup.json']);
      expect(await restore(sealed)).toMatchObject({ code: 1 });
      const passphrase = () => Promise.resolve('another long walk');
      await expect(restoreHere(sealed, { passphrase })).rejects.toThrow('passphrase');
      place.env['BACKUP_PASSPHRASE'] = withPassphrase.BACKUP_PASSPHRASE;
      expect(await restore(sealed)).toMatchObject({ code: 0 });
      const keyIn = (env: NodeJS.ProcessEnv) =>
        readFileSync(path.join(keysOf(env), 'code-secret'), 'utf8').trim();
      expect(keyIn(place.env)).toBe(keyIn(process.env));
    }, 120_000);

    it('for an age key is read with its private half', async () => {
      const sealed = newFolder();
      const [identity, other] = [await generateIdentity(), await generateIdentity()];
      const recipient = await identityToRecipient(identity);
      expect(await runCommand('backup', [sealed, '--recipient', recipient])).toMatchObject({ code: 0 });
      const keyFile = (key: string): string => {
        const file = path.join(path.dirname(sealed), 'identity.txt');
        writeFileSync(file, `# created today\n${key}\n`);
        return file;
      };
      await expect(restoreHere(sealed)).rejects.toThrow('--identity FILE');
      await expect(restoreHere(sealed, { identities: [other] })).rejects.toThrow();
      expect(await restore(sealed, '--identity', keyFile(identity))).toMatchObject({ code: 0 });
    }, 120_000);
  });

  it('writes into an empty folder alone', async () => {
    const answer = await runCommand('backup', [folder]);
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
  });
});
