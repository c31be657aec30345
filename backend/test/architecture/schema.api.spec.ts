import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { schemaText } from '../../../scripts/generate/schema/schema-text.mjs';

describe('backend/schema.sql', () => {
  let database: pg.Client;

  beforeAll(async () => {
    database = new pg.Client(process.env.DATABASE_MIGRATION_URL);
    await database.connect();
  });

  afterAll(() => database.end());

  it('is the schema of a migrated database; if not, run npm run generate:schema', async () => {
    const committed = await readFile(path.join(import.meta.dirname, '../../schema.sql'), 'utf8');
    expect(await schemaText(database)).toBe(committed);
  });

  it.each([
    ['column', 'ALTER TABLE cart_lines ADD COLUMN note text'],
    ['constraint', 'ALTER TABLE cart_lines ADD CONSTRAINT a_deal CHECK (deal_id > 0) NOT VALID'],
    ['index', 'CREATE INDEX cart_lines_by_deal ON cart_lines (deal_id, user_id)'],
    ['trigger', 'DROP TRIGGER ledger_entries_kept ON ledger_entries'],
    [
      'function',
      `CREATE OR REPLACE FUNCTION iso(t timestamptz) RETURNS text LANGUAGE sql AS 'SELECT t::text'`,
    ],
    ['extension', 'CREATE EXTENSION tablefunc'],
    ['enum', `CREATE TYPE mood AS ENUM ('good', 'bad')`],
  ])('changes with a %s', async (_kind, change) => {
    const before = await schemaText(database);
    await database.query('BEGIN');
    try {
      await database.query(change);
      expect(await schemaText(database)).not.toBe(before);
    } finally {
      await database.query('ROLLBACK');
    }
  });

  it('demands an owner for each table', async () => {
    await database.query('BEGIN');
    try {
      await database.query('CREATE TABLE orphans (id integer)');
      await expect(schemaText(database)).rejects.toThrow('The table orphans has no owner');
    } finally {
      await database.query('ROLLBACK');
    }
  });
});
