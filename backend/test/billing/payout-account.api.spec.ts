import { mailsTo } from '../support/mails.js';
import { PaymentSetup } from '../support/money/payment-setup.js';
import { Sales } from '../support/money/sales.js';
import { type Business, PASSWORD, type Person, World } from '../support/world.js';

interface Account {
  kind: string;
  lastFour: string;
  heldUntil: string | null;
  confirmedAt: string | null;
}
interface Answer {
  account: Account | null;
  code: string;
  triesLeft?: number;
  errors?: { field: string }[];
}

const BANK = {
  kind: 'bank',
  holder: 'Himchuli Momo House',
  bank: 'Nabil Bank',
  branch: 'Thamel',
  number: '0010 0175 004321',
};
const PATH = '/api/vendors/me/payout-account';

describe('where a business is paid to', () => {
  let setup: PaymentSetup;
  let world: World;
  let admin: Person;
  let sales: Sales;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    admin = await world.admin();
    sales = new Sales(world, admin);
  });

  afterAll(() => setup.stop());

  const put = ({ client }: Person, change: object = {}) => client.put<Answer>(PATH, { ...BANK, ...change });
  const read = async (shop: Business) => (await shop.owner.client.get<Answer>(PATH)).body.account;
  const digitsOf = async ({ email }: Person): Promise<string> => {
    await setup.running.deliverEvents();
    await setup.running.deliverEvents();
    const mails = (await mailsTo(email)).map(
      (text) => /(\d{6}) confirms your payout account/.exec(text)?.[1],
    );
    return mails.findLast((digits) => digits !== undefined) ?? '';
  };
  const confirm = ({ client }: Person, code: string) => client.post<Answer>(`${PATH}/confirm`, { code });
  const enter = async (shop: Business, change: object = {}): Promise<void> => {
    expect((await put(shop.owner, change)).status).toBe(200);
    expect((await confirm(shop.owner, await digitsOf(shop.owner))).status).toBe(200);
  };
  const wrongOf = (digits: string): string => (digits === '111111' ? '222222' : '111111');
  const payOut = (shop: Business, reference: string) =>
    admin.client.post<Answer & { heldUntil: string }>(`/api/admin/vendors/${shop.id}/payouts`, {
      amount: 100,
      reference,
    });

  it('is entered by an owner, and shown with its last four characters (PO1)', async () => {
    const shop = await world.business();
    expect(await read(shop)).toBeNull();
    const { status, body, text } = await put(shop.owner);
    expect([status, text.includes('0010')]).toEqual([200, false]);
    expect(body.account).toEqual({
      kind: 'bank',
      holder: 'Himchuli Momo House',
      bank: 'Nabil Bank',
      branch: 'Thamel',
      lastFour: '4321',
      changedAt: expect.any(String) as string,
      heldUntil: null,
      confirmedAt: null,
    });
    expect(await read(shop)).toEqual(body.account);
    const { rows } = await setup.running.database.query(
      `SELECT count(*)::int AS count FROM payout_accounts WHERE position('00100175'::bytea IN number_sealed) > 0`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('holds payouts for 72 hours after a change, and the same account again holds nothing (PO2)', async () => {
    const shop = await world.business();
    const { passIds } = await sales.sell(shop, 1);
    await sales.use(shop, passIds);
    await enter(shop);
    const held = await payOut(shop, 'NB-HELD');
    expect([held.status, held.body.code]).toEqual([409, 'payout-account.held']);
    const hours = (Date.parse(held.body.heldUntil) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
    await setup.running.database.query('UPDATE payout_accounts SET held_until = now() WHERE vendor_id = $1', [
      shop.id,
    ]);
    await put(shop.owner);
    expect((await payOut(shop, 'NB-OVER')).status).toBe(201);
    await enter(shop, { number: '00100175009876' });
    expect((await payOut(shop, 'NB-HELD-2')).body.code).toBe('payout-account.held');
  });

  it('gets nothing before the owner who entered it has confirmed it with mailed digits (PO8)', async () => {
    const shop = await world.business();
    const partner = await world.staff(shop, 'manager');
    await setup.running.database.query(`UPDATE staff_members SET role = 'owner' WHERE user_id = $1`, [
      partner.id,
    ]);
    const { passIds } = await sales.sell(shop, 1);
    await sales.use(shop, passIds);
    await put(shop.owner);
    expect((await payOut(shop, 'NB-EARLY')).body).toMatchObject({
      code: 'payout-account.held',
      heldUntil: null,
    });
    const digits = await digitsOf(shop.owner);
    expect(digits).toMatch(/^\d{6}$/);
    expect((await confirm(partner, digits)).body.code).toBe('otp.expired');
    expect((await confirm(shop.owner, wrongOf(digits))).body).toMatchObject({
      code: 'otp.wrong',
      triesLeft: 4,
    });
    expect((await confirm(shop.owner, '12')).body.errors?.[0]?.field).toBe('code');
    const { status, body } = await confirm(shop.owner, digits);
    expect([status, body.account?.confirmedAt]).toEqual([200, expect.any(String)]);
    const hours = (Date.parse(body.account?.heldUntil ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
    expect((await confirm(shop.owner, digits)).status).toBe(410);
  });

  it('is confirmed once by parallel requests, and by none after five wrong tries', async () => {
    const shop = await world.business();
    await put(shop.owner);
    const digits = await digitsOf(shop.owner);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => confirm(shop.owner, wrongOf(digits))));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect((await confirm(shop.owner, digits)).body.code).toBe('otp.expired');
    await put(shop.owner);
    const renewed = await digitsOf(shop.owner);
    const confirmed = await Promise.all([1, 2, 3].map(() => confirm(shop.owner, renewed)));
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await setup.running.database.query(
      `SELECT after FROM audit_log WHERE action = 'payout-account.confirmed' AND subject_id = $1`,
      [String(shop.id)],
    );
    expect(rows).toEqual([{ after: { kind: 'bank', lastFour: '4321' } }]);
  });

  it('needs an email of the owner', async () => {
    const shop = await world.business();
    await setup.running.database.query(
      `UPDATE users SET email = NULL, email_verified_at = NULL, verified_phone = '9801234599', phone_proven_at = now() WHERE id = $1`,
      [shop.owner.id],
    );
    expect((await put(shop.owner)).body.code).toBe('payout-account.email-needed');
  });

  it('is mailed to every owner when it changes', async () => {
    const shop = await world.business();
    const partner = await world.staff(shop, 'manager');
    await setup.running.database.query(`UPDATE staff_members SET role = 'owner' WHERE user_id = $1`, [
      partner.id,
    ]);
    await put(shop.owner, {
      kind: 'esewa',
      number: '9801234567',
      bank: null,
      branch: null,
      holder: 'Maya',
    });
    await setup.running.deliverEvents();
    await setup.running.deliverEvents();
    for (const { email } of [shop.owner, partner]) {
      const mail = (await mailsTo(email)).find((text) => text.includes('was changed'));
      expect(mail).toContain('Nothing is paid out until the owner who entered it has confirmed it');
      expect(mail).not.toContain('9801234567');
    }
  });

  it('is noted in the audit log without the number', async () => {
    const shop = await world.business();
    await put(shop.owner);
    const { rows } = await setup.running.database.query(
      `SELECT after FROM audit_log WHERE action = 'payout-account.changed' AND subject_id = $1`,
      [String(shop.id)],
    );
    expect(rows).toEqual([{ after: { kind: 'bank', lastFour: '4321' } }]);
  });

  it('is rejected with a wrong password, with wrong fields, and to everybody but owners', async () => {
    const shop = await world.business();
    expect((await put(shop.owner, { password: 'not-this-one' })).body.code).toBe('auth.wrong-password');
    const { status, body } = await put(shop.owner, { kind: 'khalti' });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['bank', 'branch', 'number']]);
    expect((await put(shop.owner, { holder: '' })).body.errors?.[0]?.field).toBe('holder');
    for (const person of [await world.staff(shop, 'manager'), await world.staff(shop), admin])
      expect((await put(person)).status).toBe(403);
    expect((await setup.running.client().get(PATH)).status).toBe(401);
    expect(await read(shop)).toBeNull();
  });

  it('goes with the account of its last owner', async () => {
    const shop = await world.business();
    await put(shop.owner);
    const { body } = await shop.owner.client.get<{ 'payout-accounts': unknown[] }>('/api/users/me/export');
    expect(body['payout-accounts']).toMatchObject([{ kind: 'bank', lastFour: '4321' }]);
    await shop.owner.client.send('DELETE', '/api/users/me', { password: PASSWORD });
    const { rows } = await setup.running.database.query(
      'SELECT 1 AS found FROM payout_accounts WHERE vendor_id = $1',
      [shop.id],
    );
    expect(rows).toEqual([]);
  });
});
