import { generateKeyPairSync } from 'node:crypto';
import { owe } from '../support/money/payees.js';
import type { RunningApp } from '../support/start-app.js';
import type { Business, Person, World } from '../support/world.js';

/** Marker in all private data of A: a response to a caller outside of A must not contain it. */
export const CANARY = 'canary-of-a';

export const CREATE_DEAL = {
  categoryId: 1,
  locationId: 1,
  title: 'Two plates of momo',
  description: 'Buff or veg, steamed or kothey.',
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 1_000,
  discountedPrice: 500,
  startDate: new Date(Date.now() + 3_600_000).toISOString(),
  endDate: new Date(Date.now() + 30 * 86_400_000).toISOString(),
};

/** Business A with untouched objects, inserted directly into the database. */
export class ShopA {
  constructor(
    private readonly running: RunningApp,
    private readonly world: World,
    readonly shop: Business,
    readonly guest: Person,
  ) {}

  deal(columns: Record<string, unknown> = {}): Promise<number> {
    return this.world.deal(this.shop, { title: CANARY, ...columns });
  }

  apiKey(): Promise<number> {
    return this.insert(
      `api_keys (vendor_id, name, secret_hash, last_four, scopes, version, created_by)
       VALUES ($1, '${CANARY}', sha256(gen_random_uuid()::text::bytea), 'abcd', '{}', '2026-11-22', $2)`,
      [this.shop.id, this.shop.owner.id],
    );
  }

  webhook(): Promise<number> {
    return this.insert(
      `webhook_endpoints (vendor_id, url, event_types, created_by) VALUES ($1, 'https://${CANARY}.example.com/', '{payout.made}', $2)`,
      [this.shop.id, this.shop.owner.id],
    );
  }

  /** The public id of a delivery that was given up. */
  async webhookDelivery(endpoint: number): Promise<string> {
    const { rows } = await this.running.database.query<{ id: string }>(
      `INSERT INTO webhook_deliveries (endpoint_id, event_id, event_number, type, object, body, state)
       VALUES ($1, gen_random_uuid(), 0, 'payout.made', '{}', '${CANARY}', 'given-up') RETURNING public_id AS id`,
      [endpoint],
    );
    return rows[0]?.id ?? '';
  }

  /** An enrolled device of a branch of its own. */
  async device(): Promise<number> {
    const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
    return this.insert(
      `counter_devices (vendor_id, branch_id, place, name, key_x, key_y) VALUES ($1, $2, 1, '${CANARY}', $3, $4)`,
      [this.shop.id, await this.branch(), x, y],
    );
  }

  /** The present business day. */
  async present(): Promise<string> {
    const { rows } = await this.running.database.query<{ day: string }>(
      'SELECT daily_closes_day($1, now())::text AS day',
      [this.shop.id],
    );
    return rows[0]?.day ?? '';
  }

  /** A closed day of a branch of its own. */
  async close(): Promise<number> {
    return this.insert(
      `daily_closes (vendor_id, branch_id, branch_name, day, fiscal_year, sequence, number, kind, uses, taken_back, taken_back_amount, late, offline,
        charged, cash, qr, card, unsaid, corrected, opening_float, other_cash, taken_out, difference_limit, notes)
       VALUES ($1, $2, 'Thamel', $3, '2083/84', 1, 'TH-1', 'automatic', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, '${CANARY}')`,
      [this.shop.id, await this.branch(), await this.present()],
    );
  }

  savedReply(): Promise<number> {
    return this.insert(
      `saved_replies (vendor_id, slot, use, title, text) VALUES ($1, 1, 'review', '${CANARY}', '${CANARY}')
       ON CONFLICT (vendor_id, slot) DO UPDATE SET title = excluded.title`,
      [this.shop.id],
    );
  }

  draft(content: object = { title: CANARY }): Promise<number> {
    return this.insert('deal_drafts (vendor_id, content) VALUES ($1, $2)', [this.shop.id, content]);
  }

  async revision(): Promise<number> {
    const dealId = await this.deal();
    await this.insert(`deal_revisions (deal_id, changes) VALUES ($1, '{"title":"${CANARY}"}')`, [dealId]);
    return dealId;
  }

  branch(name = CANARY): Promise<number> {
    return this.insert(`branches (vendor_id, name, address, city) VALUES ($1, $2, 'Stupa', 'Kathmandu')`, [
      this.shop.id,
      name,
    ]);
  }

  /** User id of a member of A's counter staff. */
  async staffUser(): Promise<number> {
    return (await this.world.staff(this.shop)).id;
  }

  async member(): Promise<number> {
    const { id } = await this.world.staff(this.shop);
    const { rows } = await this.running.database.query<{ id: number }>(
      'SELECT id FROM staff_members WHERE user_id = $1',
      [id],
    );
    return rows[0]?.id ?? 0;
  }

  invitation(): Promise<number> {
    return this.insert(
      `staff_invitations (vendor_id, email, role, invited_by, expires_at)
       VALUES ($1, gen_random_uuid() || '@${CANARY}.example', 'counter', $2, now() + interval '1 day')`,
      [this.shop.id, this.shop.owner.id],
    );
  }

  document(): Promise<string> {
    return this.insert(
      `vendor_documents (id, owner_id, vendor_id, kind, type, size, discard_at)
       VALUES (gen_random_uuid(), $1, $2, 'tax', 'pdf', 1, NULL)`,
      [this.shop.owner.id, this.shop.id],
    );
  }

  review(): Promise<number> {
    return this.deal().then(async (dealId) => {
      const { id } = await this.world.person();
      return this.insert(`reviews (deal_id, user_id, rating, comment) VALUES ($1, $2, 4, '${CANARY}')`, [
        dealId,
        id,
      ]);
    });
  }

  async answeredReview(): Promise<number> {
    const id = await this.review();
    await this.running.database.query(
      "UPDATE reviews SET reply = 'Thanks.', replied_at = now() WHERE id = $1",
      [id],
    );
    return id;
  }

  async pass(): Promise<{ id: string; code: string }> {
    const { client } = await this.world.person();
    const { body } = await client.post<{ id: string; code: string }>('/api/redemptions', {
      dealId: await this.deal(),
    });
    return body;
  }

  /** A refused code of A that its customer reported. */
  async honourCase(): Promise<string> {
    const { client } = await this.world.person();
    const { body: pass } = await client.post<{ id: string }>('/api/redemptions', {
      dealId: await this.deal(),
    });
    const report = { passId: pass.id, reason: 'refused', wants: 'again', text: CANARY };
    const { body } = await client.post<{ id: string }>('/api/honour/cases', report);
    return body.id;
  }

  /** Created by the owner of A. */
  async priceItem(): Promise<number> {
    const item = { name: `${CANARY} ${crypto.randomUUID()}` };
    const { body } = await this.shop.owner.client.post<{ id: number }>('/api/vendors/me/price-items', item);
    return body.id;
  }

  /** Asked for by the owner of A. */
  async phoneLookup(): Promise<number> {
    const form = { phone: '9841234567', lastFour: '9QX2' };
    const { body } = await this.shop.owner.client.post<{ id: number }>('/api/counter/lookups', form);
    return body.id;
  }

  /** Accepted at A's first branch. */
  async usedPass(): Promise<string> {
    const { id, code } = await this.pass();
    await this.shop.owner.client.post('/api/counter/accept', { code, branchId: this.shop.branchId });
    return id;
  }

  /** A payout to A. */
  async payout(): Promise<string> {
    await owe(this.running.database, this.shop, 1_000);
    const admin = await this.world.admin();
    const { body } = await admin.client.post<{ id: string }>(`/api/admin/vendors/${this.shop.id}/payouts`, {
      amount: 500,
      reference: `${CANARY}-${crypto.randomUUID()}`,
    });
    return body.id;
  }

  /** Hash of all data of A, to check that an error changed nothing. */
  async state(): Promise<string> {
    const { rows } = await this.running.database.query<{ state: string }>(
      `SELECT md5(concat_ws('|', ${TABLES.map(
        ([table, where]) => `(SELECT jsonb_agg(t ORDER BY t.id::text) FROM ${table} t WHERE ${where})`,
      ).join(', ')})) AS state`,
      [this.shop.id],
    );
    return rows[0]?.state ?? '';
  }

  private async insert<T extends number | string>(rest: string, values: unknown[]): Promise<T> {
    const { rows } = await this.running.database.query<{ id: T }>(`INSERT INTO ${rest} RETURNING id`, values);
    return (rows[0] as { id: T }).id;
  }
}

const OF_DEALS = 't.deal_id IN (SELECT id FROM deals WHERE vendor_id = $1)';

const TABLES = [
  ['vendors', 't.id = $1'],
  ['api_keys', 't.vendor_id = $1'],
  ['webhook_endpoints', 't.vendor_id = $1'],
  ['webhook_deliveries', 't.endpoint_id IN (SELECT id FROM webhook_endpoints WHERE vendor_id = $1)'],
  ['branches', 't.vendor_id = $1'],
  ['staff_members', 't.vendor_id = $1'],
  ['staff_invitations', 't.vendor_id = $1'],
  ['vendor_documents', 't.vendor_id = $1'],
  ['saved_replies', 't.vendor_id = $1'],
  ['deals', 't.vendor_id = $1'],
  ['deal_drafts', 't.vendor_id = $1'],
  ['deal_revisions', OF_DEALS],
  ['reviews', OF_DEALS],
  ['passes', 't.vendor_id = $1'],
] as const;
