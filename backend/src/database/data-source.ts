import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/index.js';
import { SnakeNamingStrategy } from './naming-strategy.js';

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
      max: poolSize,
      connectionTimeoutMillis: 2_500,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
    },
  };
}

export const openDataSource = (url: string, poolSize = 2): Promise<DataSource> =>
  new DataSource(dataSourceOptions(url, poolSize)).initialize();
