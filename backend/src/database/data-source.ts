import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DatabaseSettings, RequestLimits } from '../config/database-settings.js';
import { type ClassOptions, ClassPool } from './class-pool.js';
import { migrations } from './migrations/index.js';
import { SnakeNamingStrategy } from './naming-strategy.js';
import { PreparingClient } from './preparing-client.js';

// Dates stay strings: a JavaScript Date would depend on the process time zone.
const DATE = 1082;
const DATE_ARRAY = 1182;
pg.types.setTypeParser(DATE, (day) => day);
pg.types.setTypeParser(DATE_ARRAY as number, (days: string) => days.slice(1, -1).split(',').filter(Boolean));

/** Options of all connections. */
const common = {
  type: 'postgres',
  namingStrategy: new SnakeNamingStrategy(),
  migrations,
  migrationsTableName: 'schema_migrations',
  synchronize: false,
} as const satisfies Partial<DataSourceOptions>;

/** Finds connections whose other end disappeared, also those on which background work waits. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The pools of a serving instance. */
export function dataSourceOptions(settings: DatabaseSettings, limits: RequestLimits): DataSourceOptions {
  return {
    ...common,
    url: settings.url,
    driver: { ...pg, Pool: ClassPool },
    extra: {
      Client: PreparingClient,
      max: settings.poolSize,
      actsAsPooler: settings.actsAsPooler,
      connectionTimeoutMillis: settings.connectionWaitMs,
      idleTimeoutMillis: 30_000,
      ...KEEP_ALIVE,
      ...timeLimits(settings, limits),
    },
  };
}

/** Plans once per prepared statement, and expects rows that an index finds to be in memory. */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1';

/** Options of connections by class of work. A look-up at the counter takes PostgreSQL fifty times as long to plan as to run. */
const CLASS_OPTIONS: ClassOptions = { public: PLANNED_ONCE, counter: PLANNED_ONCE };

/**
 * Time limits that are set when a connection opens. A pooler does not preserve session settings, so each
 * transaction sets them again.
 */
function timeLimits(
  { hasPooler, lockTimeoutMs, idleInTransactionTimeoutMs }: DatabaseSettings,
  { longRequestTimeoutMs }: RequestLimits,
): object {
  const limits = {
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    statement_timeout: longRequestTimeoutMs,
  };
  if (!hasPooler) return { ...limits, classOptions: CLASS_OPTIONS };
  const settings = Object.entries(limits).map(([name, ms]) => `SET LOCAL ${name} = ${ms}`);
  return { transactionSettings: settings.join('; ') };
}

/** Settings of connections for public reads alone, which open no transactions. */
export function publicReadOptions(settings: DatabaseSettings, limits: RequestLimits): object {
  if (settings.hasPooler) return {};
  return { statement_timeout: limits.requestTimeoutMs, options: PLANNED_ONCE };
}

/** Opens a connection for migrations. They may take long, but must not make a serving instance wait for a lock. */
export function openOwnerDataSource(url: string, lastMigration?: string): Promise<DataSource> {
  const extra = {
    max: 2,
    // Long, because a start under load is slow and no user waits for a migration.
    connectionTimeoutMillis: 30_000,
    statement_timeout: 0,
    lock_timeout: 5_000,
    // Safe, because a migration that a crash undoes runs again: its entry in the list is undone too.
    options: '-c synchronous_commit=off',
  };
  const last = migrations.findIndex(({ name }) => name === lastMigration);
  const known = last < 0 ? migrations : migrations.slice(0, last + 1);
  return new DataSource({ ...common, migrations: known, url, extra }).initialize();
}
