import pg from 'pg';
import { DataSource, type EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { type RunningApp, startApp } from '../support/start-app.js';

interface SchemaColumn {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
}

/** The columns of all tables of the migrated schema. */
const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, NOT a.attnotnull AS "isNullable"
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped`;

/** PostgreSQL's full names of the types in entities. */
const TYPE_NAMES: Record<string, string> = {
  timestamptz: 'timestamp with time zone',
  time: 'time without time zone',
  int4: 'integer',
};

const typeOf = ({ type, isArray }: ColumnMetadata): string => {
  const name = typeof type === 'function' ? 'integer' : (TYPE_NAMES[type] ?? type);
  return isArray ? `${name}[]` : name;
};

const described = (column: { name: string; type: string; isNullable: boolean }): string =>
  `${column.name} ${column.type}${column.isNullable ? '' : ' NOT NULL'}`;

describe('the entities', () => {
  let running: RunningApp;
  let database: pg.Client;
  let columns: SchemaColumn[];
  let entities: EntityMetadata[];

  beforeAll(async () => {
    running = await startApp();
    entities = running.app.get(DataSource).entityMetadatas;
    database = new pg.Client(process.env.DATABASE_MIGRATION_URL);
    await database.connect();
    columns = (await database.query<SchemaColumn>(COLUMNS)).rows;
  });

  afterAll(async () => {
    await database.end();
    await running.stop();
  });

  it('are found', () => expect(entities.length).toBeGreaterThan(15));

  it('have columns with the types and nullability of the migrated schema', () => {
    for (const entity of entities) {
      const ofTable = columns.filter(({ table }) => table === entity.tableName);
      for (const column of entity.columns) {
        const found = ofTable.find(({ name }) => name === column.databaseName);
        const own = { name: column.databaseName, type: typeOf(column), isNullable: column.isNullable };
        expect([entity.name, found && described(found)]).toEqual([entity.name, described(own)]);
      }
    }
  });

  it('leave out no column that an insert needs', async () => {
    const { rows } = await database.query<{ table: string; name: string }>(
      `SELECT table_name AS table, column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    );
    for (const entity of entities) {
      const own = new Set(entity.columns.map(({ databaseName }) => databaseName));
      const missing = rows.filter(({ table, name }) => table === entity.tableName && !own.has(name));
      expect([entity.name, missing]).toEqual([entity.name, []]);
    }
  });
});
