import pg from 'pg';
import { Transactions } from '../../src/common/transactions/transactions.js';
import { LedgerService, type Posting } from '../../src/modules/billing/index.js';
import { runCommand } from '../support/run-command.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

const check = () => runCommand('ledger-check', []);

describe('the ledger', () => {
  let running: RunningApp;
  let world: World;
  let ledger: LedgerService;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    ledger = running.app.get(LedgerService);
    await world.catalog();
  });

  afterAll(() => running.stop());

  const balanceOf = async (account: string): Promise<number> => {
    const { rows } = await running.database.query<{ paisa: number }>(
      `SELECT coalesce(sum(e.paisa), 0)::int AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code = $1`,
      [account],
    );
    return (rows[0] as { paisa: number }).paisa;
  };
  const capture = (source: string): Posting => ({
    kind: 'capture',
    source,
    moves: [{ from: 'plans', to: 'gateway:khalti', paisa: 99_900 }],
  });

  it('books a movement once, however often it is asked for at once (LE2)', async () => {
    const asked = Array.from({ length: 10 }, () => ledger.post(capture('one')));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
    expect([await balanceOf('gateway:khalti'), await balanceOf('plans')]).toEqual([99_900, -99_900]);
  });

  it('goes with the transaction that caused it', async () => {
    const transactions = running.app.get(Transactions);
    const failed = transactions.run(async () => {
      await ledger.post(capture('never'));
      throw new Error('The order was not there.');
    });
    await expect(failed).rejects.toThrow('not there');
    expect(await ledger.post(capture('never'))).toBe(true);
  });

  it('opens the account of a business with its first movement', async () => {
    const shop = await world.business();
    await ledger.post({
      kind: 'sale',
      source: 'first',
      moves: [{ from: `vendor:${shop.id}`, to: 'plans', paisa: 50_000 }],
    });
    expect(await balanceOf(`vendor:${shop.id}`)).toBe(-50_000);
  });

  it('rejects to commit what does not add up (LE1)', async () => {
    const application = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await application.connect();
    const planted = application.query(`
      WITH t AS (INSERT INTO ledger_transactions (kind, source) VALUES ('sale', 'planted') RETURNING id)
      INSERT INTO ledger_entries (transaction_id, account_id, paisa) SELECT t.id, a.id, 5 FROM t, ledger_accounts a WHERE a.code IN ('vat', 'plans')`);
    await expect(planted).rejects.toMatchObject({ constraint: 'ledger_balanced' });
    await expect(
      application.query(`INSERT INTO ledger_transactions (kind, source) VALUES ('sale', 'empty')`),
    ).rejects.toMatchObject({ constraint: 'ledger_balanced' });
    await application.end();
  });

  it.each(['ledger_accounts', 'ledger_transactions', 'ledger_entries'])(
    'lets nobody change a row of %s (LE3)',
    async (table) => {
      const application = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
      await application.connect();
      for (const statement of [
        `UPDATE ${table} SET id = DEFAULT`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table} CASCADE`,
      ])
        await expect(application.query(statement)).rejects.toMatchObject({ code: '42501' });
      await application.end();
    },
  );

  it('owes customers their points at ten for a rupee, and no longer what was taken back (LE4)', async () => {
    const shop = await world.business();
    const customer = await world.person();
    const dealId = await world.deal(shop, { points_earned: 30 });
    const before = await balanceOf('points');
    const { body: pass } = await customer.client.post<{ id: string; code: string }>('/api/redemptions', {
      dealId,
    });
    await shop.owner.client.post('/api/counter/accept', { code: pass.code });
    expect((await balanceOf('points')) - before).toBe(-300);
    await shop.owner.client.post(`/api/redemptions/${pass.id}/void`, { reason: 'Wrong table' });
    expect((await balanceOf('points')) - before).toBe(0);
  });

  describe('checked by its command', () => {
    it('is balanced', async () => {
      expect(await check()).toEqual({ code: 0, said: expect.stringContaining('The ledger is balanced') });
    });

    const pastEveryGuard = (statement: string) =>
      running.database.query(`
        ALTER TABLE ledger_entries DISABLE TRIGGER USER;
        ${statement};
        ALTER TABLE ledger_entries ENABLE TRIGGER USER`);

    it('is wrong when a row was planted past every guard, and says which', async () => {
      await pastEveryGuard(`
        INSERT INTO ledger_entries (transaction_id, account_id, paisa)
        SELECT t.id, a.id, 100 FROM ledger_transactions t, ledger_accounts a WHERE t.source = 'one' AND a.code = 'vat'`);
      const { code, said } = await check();
      await pastEveryGuard('DELETE FROM ledger_entries WHERE id = (SELECT max(id) FROM ledger_entries)');
      expect(code).toBe(1);
      expect(said).toContain(
        'WRONG  capture one: the entries of a transaction sum to zero, but 3 entries sum to 100',
      );
      expect(said).toContain('all accounts together sum to zero, but 100');
    });

    it('finds errors in what each module posts', async () => {
      await pastEveryGuard(`
        ALTER TABLE points_ledger DISABLE TRIGGER USER;
        INSERT INTO points_ledger (user_id, delta, kind) SELECT min(id), 7, 'correction' FROM users;
        ALTER TABLE points_ledger ENABLE TRIGGER USER;
        INSERT INTO ledger_accounts (code, kind) VALUES ('unused:77', 'liability');
        INSERT INTO ledger_entries (transaction_id, account_id, paisa)
        SELECT t.id, a.id, -500 FROM ledger_transactions t, ledger_accounts a WHERE t.source = 'one' AND a.code = 'unused:77'`);
      const { said } = await check();
      await pastEveryGuard(`
        DELETE FROM points_ledger WHERE delta = 7;
        DELETE FROM ledger_entries WHERE paisa = -500`);
      expect(said).toContain('points: points are owed at ten for a rupee, but');
      expect(said).toContain('unused:77: what is sold and not used is in the balance of the business, but');
      expect(said).toContain(
        'unused:77: what is sold and not used is what its account holds, but 500 in the account',
      );
      expect(await check()).toMatchObject({ code: 0 });
    });
  });
});
