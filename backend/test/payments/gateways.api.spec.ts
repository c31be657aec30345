import pg from 'pg';
import { GATEWAYS } from '../../src/common/payments/gateway-names.js';

describe('the database', () => {
  const database = new pg.Pool({ connectionString: process.env['DATABASE_MIGRATION_URL'], max: 1 });

  afterAll(() => database.end());

  it('has an account of the ledger for every gateway', async () => {
    const { rows } = await database.query<{ code: string }>(
      "SELECT code FROM ledger_accounts WHERE code LIKE 'gateway:%'",
    );
    expect(rows.map(({ code }) => code).sort()).toEqual(GATEWAYS.map((name) => `gateway:${name}`).sort());
  });

  it('allows every gateway wherever it allows some', async () => {
    const { rows } = await database.query<{ name: string; rule: string }>(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
       WHERE contype = 'c' AND pg_get_constraintdef(oid) ~ 'esewa.*stripe'`,
    );
    expect(rows.length).toBeGreaterThan(3);
    const called = GATEWAYS.filter((name) => name !== 'bank-transfer');
    for (const { name, rule } of rows)
      for (const gateway of called)
        expect([name, rule]).toEqual([name, expect.stringContaining(`'${gateway}'`)]);
  });
});
