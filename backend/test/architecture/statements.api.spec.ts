import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describeStatement, type StatementDescription } from './statement-description.js';

/** A call of `query<Row>(STATEMENT)`, from the output of scripts/lint/sql/row-types.mjs. */
interface StatementCall {
  place: string;
  statement: { file: string; name: string } | null;
  row: [string, string][] | null;
}

const backendDir = path.join(import.meta.dirname, '../..');
const STATEMENT = /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/;

/** Subqueries that a registered statement completes. */
const FRAGMENTS = new Set([
  'SHOWN',
  'SHOWN_BY_CASE',
  'SHOWN_BY_CITY',
  'SHOWN_BY_DEAL',
  'SHOWN_BY_DRAFT',
  'SHOWN_BY_PRICE',
  'SHOWN_BY_REVISION',
  'SHOWN_BY_VENDOR',
  'ALL_PICTURES',
  'RELEASED_CAPACITY',
]);

/** JavaScript types in which the driver returns each column type. */
const KINDS: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  float8: 'number',
  int8: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Date',
  json: 'any',
  jsonb: 'any',
};

const kindOf = (type: string): string => (type.startsWith('_') ? 'object' : (KINDS[type] ?? 'string'));

async function exportedStatements(): Promise<Map<string, string>> {
  const statements = new Map<string, string>();
  for (const entry of await readdir(path.join(backendDir, 'src'), { recursive: true })) {
    if (!entry.endsWith('.sql.ts')) continue;
    const exported = (await import(path.join(backendDir, 'src', entry))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'string' && STATEMENT.test(value) && !FRAGMENTS.has(name))
        statements.set(`src/${entry} ${name}`, value);
  }
  return statements;
}

describe('the SQL of the backend', () => {
  const descriptions = new Map<string, StatementDescription>();
  const kinds = new Map<number, string>();

  beforeAll(async () => {
    const url = process.env['DATABASE_URL'];
    const types = new pg.Client(url);
    await types.connect();
    const { rows } = await types.query<{ id: number; name: string }>(
      'SELECT oid::int AS id, typname AS name FROM pg_type',
    );
    for (const { id, name } of rows) kinds.set(id, kindOf(name));
    await types.end();
    const client = new pg.Client(url);
    await client.connect();
    for (const [key, text] of await exportedStatements())
      descriptions.set(key, await describeStatement(client, text));
    await client.end();
  }, 60_000);

  it('is found', () => expect(descriptions.size).toBeGreaterThan(400));

  it('is understood by PostgreSQL with the migrated schema', () => {
    const errors = [...descriptions]
      .filter(([, { error }]) => error)
      .map(([key, { error }]) => `${key}: ${error}`);
    expect(errors).toEqual([]);
  });

  it('returns the columns of the declared row types, and values of their types', async () => {
    const script = path.join(backendDir, '../scripts/lint/row-types.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 10_000_000 });
    const calls = JSON.parse(stdout) as StatementCall[];
    const compared = calls.filter(({ statement, row }) => statement && row);
    expect(compared.length).toBeGreaterThan(200);
    expect(compared.flatMap(differences)).toEqual([]);
  }, 60_000);

  function differences({ place, statement, row }: StatementCall): string[] {
    const description = descriptions.get(`${statement?.file} ${statement?.name}`);
    if (!description && FRAGMENTS.has(statement?.name ?? '')) return [];
    if (!description) return [`${place}: ${statement?.name} is no statement`];
    const columns = new Map(description.columns.map(({ name, type }) => [name, kinds.get(type)]));
    const declared = new Map(row);
    const wrong = [...declared].filter(([name, kind]) => !accepts(kind, columns.get(name)));
    const undeclared = [...columns.keys()].filter((name) => !declared.has(name));
    return [
      ...wrong.map(([name, kind]) => `${place}: ${name} is declared as ${kind} and is ${columns.get(name)}`),
      ...undeclared.map((name) => `${place}: ${name} is not declared`),
    ];
  }
});

/** JSON columns accept any type. */
const accepts = (declared: string, actual: string | undefined): boolean =>
  actual !== undefined && (declared === 'any' || actual === 'any' || declared === actual);
