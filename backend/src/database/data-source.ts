import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/index.js';
import { SnakeNamingStrategy } from './naming-strategy.js';
import { PreparingClient } from './preparing-client.js';

// A calendar day stays the text it is: as a Date it would depend on the zone of the process.
const DATE = 1082;
const DATE_ARRAY = 1182;
pg.types.setTypeParser(DATE, (day) => day);
pg.types.setTypeParser(DATE_ARRAY as number, (days: string) => days.slice(1, -1).split(',').filter(Boolean));

/**
 * @param url connection string
 * @param poolSize the most connections this process opens
 */
export function dataSourceOptions(url: string, poolSize: number): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    namingStrategy: new SnakeNamingStrategy(),
    migrations,
    migrationsTableName: 'schema_migrations',
    synchronize: false,
    extra: {
      Client: PreparingClient,
      max: poolSize,
      connectionTimeoutMillis: 2_500,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
    },
  };
}

/** For migrations: they may take long, but never keep a serving instance waiting for a lock. */
export function openOwnerDataSource(url: string): Promise<DataSource> {
  const options = dataSourceOptions(url, 2);
  const extra = { ...(options.extra as object), statement_timeout: 0, lock_timeout: 5_000 };
  return new DataSource({ ...options, extra } as DataSourceOptions).initialize();
}
