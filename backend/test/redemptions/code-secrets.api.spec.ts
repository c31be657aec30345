import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { nepalDay } from '../../src/common/time/nepal-day.js';
import { CodeSecrets } from '../../src/config/keys/code-secrets.js';
import { MailMutes } from '../../src/modules/notifications/preferences/mail-mutes.service.js';
import { NewsletterTokens } from '../../src/modules/support/newsletter/newsletter-tokens.service.js';
import { resealColumn } from '../../src/secrets/reseal-column.js';
import { SEALED_COLUMNS, SHORT_LIVED_SEALED_COLUMNS } from '../../src/secrets/sealed-columns.js';
import type { ApiClient } from '../support/api/api-client.js';
import { owe } from '../support/money/payees.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, PASSWORD, type Person, World } from '../support/world.js';

const [OLD, NEW] = [Buffer.alloc(32, 5), Buffer.alloc(32, 6)];
const text = (secret: Buffer): string => secret.toString('base64url');
const ROTATED = `2:${text(NEW)},1:${text(OLD)}`;

/** Sealed as by the previous version: with an HKDF key of the single secret. */
function sealedBefore(value: Uint8Array, owner: number, purpose: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', OLD, '', purpose, 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(owner)));
  const sealed = Buffer.concat([cipher.update(value), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

describe('the versions of CODE_SECRET (A15)', () => {
  /** With the single secret from before versions, after a rotation, and without the old version. */
  let before: RunningApp;
  let rotated: RunningApp;
  let after: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    before = await startApp({ CODE_SECRET: text(OLD) });
    rotated = await startApp({ CODE_SECRET: ROTATED });
    after = await startApp({ CODE_SECRET: `2:${text(NEW)}` });
    world = new World(before.database, before.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(() => Promise.all([before, rotated, after].map((app) => app.stop())));

  const at = (app: RunningApp, { client }: Pick<Person, 'client'>): ApiClient => {
    const there = app.client();
    there.cookie = client.cookie;
    return there;
  };
  const sql = (statement: string, values: unknown[]) => before.database.query(statement, values);
  const reseal = async (): Promise<number[]> => {
    const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await db.connect();
    try {
      const counts = [];
      for (const place of SEALED_COLUMNS)
        counts.push(await resealColumn(db, place, CodeSecrets.parse(ROTATED)));
      return counts;
    } finally {
      await db.end();
    }
  };

  describe('what was made before the rotation', () => {
    const accept = (app: RunningApp, code: string) =>
      at(app, shop.owner).post<{ id: string }>('/api/counter/accept', { code });
    const pass = async (app: RunningApp) => {
      const person = await world.person();
      const dealId = await world.deal(shop);
      const { body } = await at(app, person).post<{ id: string; code: string }>('/api/redemptions', {
        dealId,
      });
      return { person, ...body };
    };

    it('is a typed code: shown alike and accepted afterwards, and new codes have another key', async () => {
      const old = await pass(before);
      const shown = await at(rotated, old.person).get<{ code: string }>(`/api/redemptions/${old.id}`);
      expect(shown.body.code).toBe(old.code);
      expect((await accept(rotated, old.code)).body.id).toBe(old.id);
      const fresh = await pass(rotated);
      expect((await accept(before, fresh.code)).status).toBe(404);
      expect((await accept(after, fresh.code)).body.id).toBe(fresh.id);
    });

    it('is an authenticator with its recovery codes', async () => {
      const admin = await world.admin();
      const secret = randomBytes(20);
      await sql('INSERT INTO authenticators (user_id, secret, confirmed_at) VALUES ($1, $2, now())', [
        admin.id,
        sealedBefore(secret, admin.id, 'authenticator secrets'),
      ]);
      const key = Buffer.from(hkdfSync('sha256', OLD, '', 'authenticator secrets', 32));
      await sql('INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)', [
        admin.id,
        createHmac('sha256', key).update('ABCDE12345').digest(),
      ]);
      const code = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) }).generate();
      for (const proof of [code, 'abcde-12345']) {
        const client = rotated.client();
        await client.post('/api/auth/login', { email: admin.email, password: PASSWORD });
        expect((await client.post('/api/auth/two-factor', { code: proof })).status).toBe(200);
      }
    });

    it('is the link of a mail', async () => {
      const person = await world.person();
      const token = before.app.get(MailMutes).tokenFor(person.id, 'passes');
      expect(
        (await rotated.client().post(`/api/notifications/unsubscribe?token=${token}`)).status,
      ).toBeLessThan(300);
      const subscriber = '0199a0b0-0000-7000-8000-000000000000';
      const link = before.app.get(NewsletterTokens).issue('confirm', subscriber);
      expect(rotated.app.get(NewsletterTokens).read('confirm', link)).toBe(subscriber);
      expect(after.app.get(NewsletterTokens).read('confirm', link)).toBeNull();
      const fresh = rotated.app.get(NewsletterTokens).issue('confirm', subscriber);
      expect(before.app.get(NewsletterTokens).read('confirm', fresh)).toBeNull();
    });

    it('is a request that is repeated with its key', async () => {
      const person = await world.person();
      const dealId = await world.deal(shop);
      const send = (app: RunningApp, deal: number) =>
        at(app, person).post<{ id: string }>(
          '/api/redemptions',
          { dealId: deal },
          { 'idempotency-key': 'over-a-rotation' },
        );
      const first = await send(before, dealId);
      expect((await send(rotated, dealId)).body.id).toBe(first.body.id);
      expect((await send(rotated, await world.deal(shop))).status).toBe(422);
    });
  });

  describe('sealing again', () => {
    it('makes the old version needless, changes nothing twice, and keeps what it means', async () => {
      const number = '00100175004321';
      await owe(before.database, shop, 5_000);
      await sql(
        `INSERT INTO payout_accounts (vendor_id, kind, holder, bank, branch, number_sealed, last_four, changed_by, held_until, confirmed_at)
         VALUES ($1, 'bank', 'Himchuli', 'Nabil', 'Thamel', $2, '4321', $3, now(), now())`,
        [shop.id, sealedBefore(Buffer.from(number), shop.id, 'payout account numbers'), shop.owner.id],
      );
      const admin = await world.admin();
      const { body: run } = await at(before, admin).post<{ id: string }>('/api/admin/payout-runs', {
        day: nepalDay(new Date()),
      });
      const file = (app: RunningApp) => at(app, admin).get(`/api/admin/payout-runs/${run.id}.csv`);
      expect((await file(rotated)).text).toContain(number);
      expect((await file(after)).status).toBe(500);
      const [authenticators, accounts, lines] = await reseal();
      expect([authenticators, accounts, lines]).toEqual([1, 1, 1]);
      expect((await file(after)).text).toBe((await file(rotated)).text);
      expect(await reseal()).toEqual([0, 0, 0, 0]);
    });

    it('knows every sealed column there is', async () => {
      // Entries of counters are signed by their devices and not sealed. The keys of PINs are derived from them.
      const { rows } = await sql(
        `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name !~ '(^|_)hash$' AND column_name NOT IN ('salt', 'code_salt', 'visitor')
           AND table_name NOT IN ('counter_entries', 'staff_pins') ORDER BY 1`,
        [],
      );
      expect((rows as { name: string }[]).map(({ name }) => name)).toEqual(
        [
          ...SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`),
          ...SHORT_LIVED_SEALED_COLUMNS,
        ].sort(),
      );
    });
  });
});
