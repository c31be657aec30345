import type pg from 'pg';
import type { PaymentSummary } from './payment-setup.js';
import type { Business, Person, World } from '../world.js';

interface PassSummary {
  id: string;
  state: string;
}

export interface Sold {
  order: string;
  dealId: number;
  buyer: Person;
  passIds: string[];
}

/** Sells prepaid deals by bank transfer, and uses their passes at the counter. */
export class Sales {
  private readonly buyers = new Map<string, Person>();

  constructor(
    private readonly world: World,
    private readonly admin: Person,
  ) {}

  async sell(shop: Business, quantity: number, columns: Record<string, unknown> = {}): Promise<Sold> {
    const buyer = await this.world.person();
    const dealId = await this.world.deal(shop, { sale_mode: 'prepaid', points_earned: 0, ...columns });
    const { body: order } = await buyer.client.post<{ id: string }>('/api/orders', {
      items: [{ dealId, quantity }],
    });
    const { body: payment } = await buyer.client.post<PaymentSummary>(`/api/orders/${order.id}/payments`, {
      gateway: 'bank-transfer',
    });
    const { status, text } = await this.admin.client.post(
      `/api/admin/payments/${payment.id}/confirm-transfer`,
      { reference: payment.id },
    );
    if (status !== 200) throw new Error(text);
    const passes = await this.passesOf(buyer, order.id);
    return { order: order.id, dealId, buyer, passIds: passes.map(({ id }) => id) };
  }

  async passesOf(buyer: Person, order: string): Promise<PassSummary[]> {
    const { body } = await buyer.client.get<{ lines: { passes: PassSummary[] }[] }>(`/api/orders/${order}`);
    const passes = body.lines.flatMap((line) => line.passes);
    for (const { id } of passes) this.buyers.set(id, buyer);
    return passes;
  }

  /** Accepts passes at the counter of their business. */
  async use(shop: Business, passIds: readonly string[]): Promise<void> {
    for (const id of passIds) {
      const buyer = this.buyers.get(id);
      if (!buyer) throw new Error(`Pass ${id} was not sold here.`);
      const { body: pass } = await buyer.client.get<{ code: string }>(`/api/redemptions/${id}`);
      const { status, text } = await shop.owner.client.post('/api/counter/accept', { code: pass.code });
      if (status !== 200) throw new Error(text);
    }
  }

  /** Makes a sale one of the previous version: owed at its payment. */
  async asBefore(database: pg.Pool, order: string): Promise<void> {
    await database.query(
      `WITH changed AS (UPDATE orders SET owed_on = 'payment' WHERE public_id = $1 RETURNING id, public_id),
         marked AS (UPDATE passes SET owed_at = issued_at, owed_on = 'payment' FROM order_lines l, changed
           WHERE l.order_id = changed.id AND passes.order_line_id = l.id),
         moved AS (SELECT t.id, split_part(a.code, ':', 2)::int AS vendor, e.paisa, gen_random_uuid() AS source FROM changed
           JOIN ledger_transactions t ON t.kind = 'sale' AND t.source = changed.public_id::text
           JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id AND a.code LIKE 'unused:%'),
         booked AS (INSERT INTO ledger_transactions (kind, source) SELECT 'lapse', source::text FROM moved RETURNING id)
       INSERT INTO ledger_entries (transaction_id, account_id, paisa)
       SELECT booked.id, a.id, CASE WHEN a.vendor_id IS NULL THEN -moved.paisa ELSE moved.paisa END FROM booked, moved
       JOIN ledger_accounts a ON a.code IN ('vendor:' || moved.vendor, 'unused:' || moved.vendor)`,
      [order],
    );
  }
}
