import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AuditService } from '../../../src/modules/audit/index.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Person, World } from '../../support/world.js';

const DOCUMENT = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
const SECTION = /^### Partitions by month$([\s\S]*?)^## /m.exec(DOCUMENT)?.[1] ?? '';
const EXAMPLE = 'audit_log_2027_01';

/** The statements of a block of the section, for another month. */
const statementsOf = (block: number, partition: string): string[] =>
  ([...SECTION.matchAll(/```sql\n([\s\S]*?)```/g)][block]?.[1] ?? '')
    .replaceAll(EXAMPLE, partition)
    .split(';\n')
    .filter((statement) => statement.trim());

describe('old months of the audit log', () => {
  let running: RunningApp;
  let admin: Person;
  let partition: string;
  let bounds: string;
  let isRunning = false;
  const failed: unknown[] = [];
  const writes = { entries: 0, reads: 0 };

  const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await running.database.query<T>(text, values)).rows;
  const subjects = async (): Promise<string[]> => {
    const { body } = await admin.client.get<{ subjectId: string }[]>(
      '/api/admin/audit?action=deal.approved&sort=oldest',
    );
    return body.map(({ subjectId }) => subjectId);
  };

  beforeAll(async () => {
    running = await startApp();
    admin = await new World(running.database, running.url).admin();
    const [first] = await sql<{ name: string; bounds: string }>(
      `SELECT p.partition AS name, pg_get_expr(c.relpartbound, c.oid) AS bounds FROM month_partitions p JOIN pg_class c ON c.oid = p.partition::regclass
       WHERE p.parent = 'audit_log' AND p.month IS NOT NULL ORDER BY p.month LIMIT 1`,
    );
    ({ name: partition, bounds } = first as { name: string; bounds: string });
    await sql(
      `INSERT INTO audit_log (at, action, subject_type, subject_id)
       SELECT p.month + n * interval '1 month' + interval '10 days', 'deal.approved', 'deal', n::text
       FROM month_partitions p, generate_series(0, 2) AS n WHERE p.partition = $1 ORDER BY n`,
      [partition],
    );
  });

  afterAll(() => running.stop());

  async function repeat(work: () => Promise<boolean>): Promise<void> {
    while (isRunning)
      if (!(await work().catch((error: unknown) => !failed.push(error)))) failed.push('status');
  }

  async function write(): Promise<boolean> {
    const entry = { actorId: admin.id, action: 'deal.rejected', subjectType: 'deal', subjectId: 1 };
    await running.app.get(AuditService).write(entry);
    writes.entries++;
    return true;
  }

  async function read(): Promise<boolean> {
    writes.reads++;
    return (await admin.client.get('/api/admin/audit')).status === 200;
  }

  it('are listed in order with those of other months', async () => {
    expect(await subjects()).toEqual(['0', '1', '2']);
  });

  it('are detached by the statements of the documentation while clients read and write', async () => {
    const statements = statementsOf(0, partition);
    expect(statements).toHaveLength(3);
    isRunning = true;
    const clients = [repeat(write), repeat(write), repeat(read)];
    while (writes.entries < 10) await sql('SELECT 1');
    for (const statement of statements) await sql(statement);
    const { entries } = writes;
    while (writes.entries < entries + 10) await sql('SELECT 1');
    isRunning = false;
    await Promise.all(clients);
    expect(failed).toEqual([]);
    expect(await subjects()).toEqual(['1', '2']);
    expect(await sql(`SELECT subject_id AS id FROM archive.${partition}`)).toEqual([{ id: '0' }]);
    const [{ stored } = { stored: 0 }] = await sql<{ stored: number }>(
      `SELECT count(*)::int AS stored FROM audit_log WHERE action = 'deal.rejected'`,
    );
    expect(stored).toBe(writes.entries);
  }, 60_000);

  it('can be attached again', async () => {
    const statements = statementsOf(1, partition);
    expect(statements).toHaveLength(2);
    for (const statement of statements)
      await sql(statement.replace(/FOR VALUES FROM \('2027-01-01 .*$/s, bounds));
    expect(await subjects()).toEqual(['0', '1', '2']);
  });
});
