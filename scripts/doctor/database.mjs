import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { app, database } from '../database/postgres-roles.mjs';
import { isPortFree } from '../run/ports.mjs';
import { defaultPorts } from '../run/settings.mjs';
import { dataFolder } from './machine.mjs';
import { backendFile } from './settings.mjs';

const MIN_VERSION = 180_000;
const MAX_CLOCK_DIFFERENCE_MS = 2_000;
const TIMEOUT_MS = 5_000;

const FACTS = `SELECT current_setting('server_version_num')::int AS version,
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
  to_regclass('schema_migrations') IS NOT NULL AS "isMigrated",
  (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
    OR EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public' AND tableowner = current_user)
    OR has_schema_privilege('public', 'CREATE') AS "canChangeTables"`;

/** Address of the database; of the embedded one only while it runs. */
async function addressOf(context) {
  const { env } = context;
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const port = Number(env.POSTGRES_PORT ?? defaultPorts.POSTGRES_PORT);
  const secret = path.join(dataFolder(context), 'keys/postgres-app');
  if (!fs.existsSync(secret) || (await isPortFree(port))) return null;
  return `postgres://${app}:${fs.readFileSync(secret, 'utf8').trim()}@127.0.0.1:${port}/${database}`;
}

function factProblems({ version, now, canChangeTables }, { isOwn, before, after }) {
  const problems = [];
  if (version < MIN_VERSION)
    problems.push({
      what: `PostgreSQL is version ${Math.floor(version / 10_000)}.`,
      mend: 'Use PostgreSQL 18.',
    });
  if (now < before - MAX_CLOCK_DIFFERENCE_MS || now > after + MAX_CLOCK_DIFFERENCE_MS)
    problems.push({
      what: `The clocks of this machine and of the database differ by ${Math.round(Math.abs(now - before) / 1000)} s.`,
      mend: 'Turn on time synchronization (NTP) on both.',
    });
  if (canChangeTables && !isOwn)
    problems.push({
      what: 'The role of DATABASE_URL can change tables.',
      mend: 'Use a role without rights on the schema, and the owner in DATABASE_MIGRATION_URL.',
    });
  return problems;
}

async function migrationProblems(client, context, isMigrated) {
  const { migrations } = await backendFile(context, 'database/migrations/index.js');
  const rows = isMigrated ? (await client.query('SELECT name FROM schema_migrations')).rows : [];
  const done = new Set(rows.map(({ name }) => name));
  const known = migrations.map((Migration) => Migration.name);
  const missing = known.filter((name) => !done.has(name)).length;
  if (missing === 0) return [];
  return [
    { what: `${missing} migrations have not run.`, mend: 'Run `node backend/dist/migrate.js` as the owner.' },
  ];
}

async function partitionProblems(client, context) {
  const { MIN_MONTHS_AHEAD, MONTHS_MADE } = await backendFile(
    context,
    'common/partitions/month-partitions.sql.js',
  );
  const { rows } = await client.query(MONTHS_MADE);
  return rows
    .filter(({ months }) => months < MIN_MONTHS_AHEAD)
    .map(({ table, months }) => ({
      what: `The table ${table} has partitions for ${Math.max(0, months)} coming months.`,
      mend: 'Start a backend with background work; see PartitionsRunOut in docs/runbook.md.',
    }));
}

export async function checkDatabase(context) {
  const address = await addressOf(context);
  if (!address) return 'not checked: the embedded database does not run';
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await context.build();
    const before = context.now();
    const { rows } = await client.query(FACTS);
    const facts = factProblems(rows[0], { isOwn: !context.env.DATABASE_URL, before, after: context.now() });
    const missing = await migrationProblems(client, context, rows[0].isMigrated);
    const partitions = missing.length > 0 ? [] : await partitionProblems(client, context);
    const problems = [...facts, ...missing, ...partitions];
    return problems.length > 0 ? problems : 'migrated, with separate roles';
  } catch (error) {
    const mend = 'Check DATABASE_URL, that PostgreSQL runs, and that the firewall allows the connection.';
    return [{ what: `The database cannot be used: ${error.message || error.code}.`, mend }];
  } finally {
    await client.end().catch(() => {});
  }
}
