import type { Problem } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Found {
  id: string;
  state: string;
  userId: number;
  vendorId: number;
  dealTitle: string;
}

interface Pass {
  id: string;
  code: string;
  qrCode: string;
  shortQrCode: string;
}

describe('an admin looks up a code (WB10)', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;
  let shop: Business;
  let guest: Person;
  let pass: Pass;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
    shop = await world.business();
    guest = await world.person();
    const dealId = await world.deal(shop, { title: 'Jhol momo for two' });
    pass = (await guest.client.post<Pass>('/api/redemptions', { dealId })).body;
  });

  afterAll(() => running.stop());

  const lookUp = (code: unknown, person = admin) =>
    person.client.post<Found[]>('/api/admin/codes/lookup', { code });

  it('as typed, in any case, or scanned; each look-up is in the audit log, without the code (A8)', async () => {
    for (const code of [
      pass.code,
      pass.code.toLowerCase().replace(/(.{4})/, '$1-'),
      pass.qrCode,
      pass.shortQrCode,
    ]) {
      const { status, body } = await lookUp(code);
      expect([code, status, body]).toEqual([
        code,
        200,
        [
          expect.objectContaining({
            id: pass.id,
            state: 'issued',
            userId: guest.id,
            vendorId: shop.id,
            dealTitle: 'Jhol momo for two',
          }),
        ],
      ]);
    }
    const { rows } = await running.database.query<{ actor_id: number; after: object }>(
      `SELECT actor_id, after FROM audit_log WHERE action = 'pass.looked-up' AND subject_id = $1`,
      [pass.id],
    );
    expect(rows).toEqual(Array(4).fill({ actor_id: admin.id, after: { found: [pass.id] } }));
    expect(JSON.stringify(rows)).not.toContain(pass.code);
  });

  it('that nobody has, also in the audit log', async () => {
    await running.database.query(`UPDATE passes SET code_hash = '\\x00' WHERE public_id = $1`, [pass.id]);
    expect((await lookUp(pass.code)).body).toEqual([]);
    const { rows } = await running.database.query(
      `SELECT 1 FROM audit_log WHERE action = 'pass.looked-up' AND subject_id = 'none'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('alone, and only what can be a code', async () => {
    for (const person of [guest, shop.owner, await world.staff(shop)])
      expect((await lookUp(pass.code, person)).status).toBe(403);
    expect((await running.client().post('/api/admin/codes/lookup', { code: pass.code })).status).toBe(401);
    const wrong = [...pass.code].reverse().join('');
    expect(
      (await admin.client.post<Problem>('/api/admin/codes/lookup', { code: `${wrong}X` })).body.code,
    ).toBe('code.malformed');
    for (const code of ['', 7, null, 'x'.repeat(501)]) expect((await lookUp(code)).status).toBe(400);
  });
});
