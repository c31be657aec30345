import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../../src/database/migrations/index.js';
import { ExpandOnly1900000000000 } from '../../fixtures/expand-only-migration.mjs';
import { migrationErrors } from '../../support/migration-lint.js';

/** The last migration from before these rules; the database was small. */
const BASELINE = 1767200001000;

type Migration = new () => Pick<MigrationInterface, 'up' | 'transaction'>;

async function errorsOf(type: Migration): Promise<string[]> {
  const statements: string[] = [];
  const query = (sql: string): Promise<unknown[]> => {
    statements.push(sql);
    return Promise.resolve([]);
  };
  const migration = new type();
  await migration.up({ query } as unknown as QueryRunner);
  return migrationErrors(statements, migration.transaction !== false);
}

describe('migrations', () => {
  it('after the baseline lock no table for long and break no version that serves', async () => {
    const later = migrations.filter(({ name }) => Number(/\d+$/.exec(name)?.[0]) > BASELINE);
    const errors = await Promise.all(
      later.map(async (type) => (await errorsOf(type)).map((error) => `${type.name}: ${error}`)),
    );
    expect(errors.flat()).toEqual([]);
  });

  it('such as the fixture that is run under load are fine', async () => {
    expect(await errorsOf(ExpandOnly1900000000000 as unknown as Migration)).toEqual([]);
  });

  it.each([
    [['CREATE TABLE t (id int)', 'CREATE INDEX t_index ON t (id)', 'ALTER TABLE t ADD CHECK (id > 0)']],
    [["ALTER TABLE deals ADD COLUMN note text NOT NULL DEFAULT ''"]],
    [['ALTER TABLE deals ADD COLUMN added_at timestamptz NOT NULL DEFAULT now()']],
    [['ALTER TABLE deals ADD CONSTRAINT c CHECK (price > 0) NOT VALID']],
    [["SELECT 'DROP TABLE deals' -- RENAME"]],
  ])('of good statements pass: %j', (statements) => {
    expect(migrationErrors(statements, true)).toEqual([]);
  });

  it('may require a column that a validated check proves', () => {
    const steps = [
      'ALTER TABLE deals ADD CONSTRAINT c CHECK (x IS NOT NULL) NOT VALID',
      'ALTER TABLE deals VALIDATE CONSTRAINT c',
      'ALTER TABLE deals ALTER COLUMN x SET NOT NULL',
    ];
    expect(migrationErrors(steps, false)).toEqual([]);
  });

  it.each([
    ['while nobody may write', ['CREATE INDEX i ON deals (title)']],
    ['while nobody may write', ['CREATE UNIQUE INDEX IF NOT EXISTS i ON deals (title)']],
    ['inside a transaction', ['CREATE INDEX CONCURRENTLY i ON deals (title)']],
    ['checks a constraint', ['ALTER TABLE deals ADD CONSTRAINT c CHECK (price > 0)']],
    ['checks a constraint', ['ALTER TABLE deals ADD CONSTRAINT c FOREIGN KEY (x) REFERENCES y (id)']],
    ['checks a constraint', ['ALTER TABLE deals ADD UNIQUE (slug)']],
    [
      'in one transaction',
      ['ALTER TABLE deals ADD CONSTRAINT c CHECK (a > 0) NOT VALID; ALTER TABLE deals VALIDATE CONSTRAINT c'],
    ],
    ['checks a reference', ['ALTER TABLE deals ADD COLUMN x int REFERENCES y (id)']],
    ['computed for each row', ['ALTER TABLE deals ADD COLUMN x uuid DEFAULT gen_random_uuid()']],
    ['without a default', ['ALTER TABLE deals ADD COLUMN x int NOT NULL']],
    ['sets NOT NULL', ['ALTER TABLE deals ALTER COLUMN x SET NOT NULL']],
    [
      'sets NOT NULL',
      [
        'ALTER TABLE deals ADD CONSTRAINT c CHECK (x IS NOT NULL) NOT VALID',
        'ALTER TABLE deals ALTER x SET NOT NULL',
        'ALTER TABLE deals ALTER COLUMN x SET NOT NULL',
      ],
    ],
    ['changes the type', ['ALTER TABLE deals ALTER COLUMN x TYPE bigint']],
    ['renames', ['ALTER TABLE deals RENAME COLUMN x TO y']],
    ['drops', ['ALTER TABLE deals DROP COLUMN x']],
    ['drops', ['DROP TABLE deals']],
  ])('that do what is forbidden are found: %s, %j', (error, statements) => {
    expect(migrationErrors(statements, true).join()).toContain(error);
  });
});
