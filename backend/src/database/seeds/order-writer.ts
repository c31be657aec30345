import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import {
  entriesOf,
  type LedgerAccount,
  type Move,
  type Posting,
  unusedAccount,
  vendorAccount,
} from '../../modules/billing/index.js';
import type { SeedContext } from './seed-context.js';

export interface SoldDeal {
  id: number;
  vendor_id: number;
  title: string;
  title_ne: string | null;
  price: number;
  original_price: number;
  end_date: Date;
  /** True if the deal has a limit per customer. */
  is_limited: boolean;
}

export interface Order {
  rowId: number;
  id: string;
  payment: string;
  line: number;
  at: Date;
  deal: SoldDeal;
  gateway: string;
  owedOn: 'payment' | 'use';
}

/** An id that is the same in every demo. */
export const demoId = (...parts: (string | number)[]): string => {
  const hex = createHash('sha256')
    .update(`demo ${parts.join(' ')}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const INSERT_PAYMENT = `
  INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, state, reference, transaction_id, expires_at, look_at, completed_at,
    created_at, updated_at)
  VALUES ($1::uuid, $2, 'order', $3, $4, $5, CASE WHEN $6::text IS NULL THEN 'pending' ELSE 'completed' END, $7, $6, $8::timestamptz + interval '3 days',
    CASE WHEN $6::text IS NULL THEN $8::timestamptz + interval '3 days' END, CASE WHEN $6::text IS NOT NULL THEN $8::timestamptz END, $8, $8) RETURNING id`;
const INSERT_EVENT = `
  INSERT INTO payment_events (payment_id, gateway, event_id, source, outcome, said, paisa, at)
  VALUES ($1, $2, $3, CASE $2 WHEN 'bank-transfer' THEN 'admin' ELSE 'return' END, 'captured', $4, $5, $6)`;
const INSERT_ORDER = `
  INSERT INTO orders (public_id, user_id, state, total, held_on, expires_at, paid_by, paid_at, created_at, updated_at, owed_on)
  VALUES ($1, $2, CASE WHEN $3::uuid IS NULL THEN 'awaiting_payment' ELSE 'paid' END, $4, nepal_time($5::timestamptz)::date,
    $5::timestamptz + interval '3 days', $3, CASE WHEN $3::uuid IS NOT NULL THEN $5::timestamptz END, $5, $5, $6) RETURNING id`;
const INSERT_LINE = `
  INSERT INTO order_lines (order_id, deal_id, vendor_id, title, title_ne, quantity, unit_price, original_price)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`;
const INSERT_PASS = `
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, source, order_line_id, code_hash, issued_at, expires_at, slot, created_at, updated_at, owed_at)
  VALUES ($1, $2, $3, $4, 'order', $5, $6, $7, least($7::timestamptz + interval '90 days', $8), $9, $7, $7, $10)`;
const TAKE_PLACES = 'UPDATE deal_capacities SET taken = taken + $2 WHERE deal_id = $1';
const OPEN_ACCOUNT = `
  INSERT INTO ledger_accounts (code, kind, vendor_id) VALUES ('vendor:' || $1::int, 'liability', $1::int), ('unused:' || $1::int, 'liability', NULL) ON CONFLICT DO NOTHING`;
const BOOK = `
  WITH booked AS (INSERT INTO ledger_transactions (kind, source, created_at) VALUES ($1, $2, $3) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account_id, paisa)
  SELECT booked.id, account.id, side.paisa FROM booked, unnest($4::text[], $5::bigint[]) AS side (code, paisa)
  JOIN ledger_accounts account ON account.code = side.code`;

/** Ledger account that receives the price of an order. */
export const soldAccount = ({ owedOn, deal }: Order): LedgerAccount =>
  owedOn === 'use' ? unusedAccount(deal.vendor_id) : vendorAccount(deal.vendor_id);

/** Writes paid and unpaid orders with their entries in the ledger. */
export class OrderWriter {
  constructor(private readonly context: SeedContext) {}

  private get db(): ClientBase {
    return this.context.db;
  }

  /** @param isPaid false for an open transfer with reserved capacity */
  async order(
    userId: number,
    deal: SoldDeal,
    sale: { quantity: number; gateway: string; at: Date; isPaid: boolean; owedOn: Order['owedOn'] },
  ): Promise<Order> {
    const { quantity, gateway, at, isPaid, owedOn } = sale;
    const [id, payment] = [demoId('order', userId, at.getTime()), demoId('payment', userId, at.getTime())];
    const total = quantity * deal.price;
    const reference = gateway === 'bank-transfer' ? `DB${payment.slice(0, 8).toUpperCase()}` : payment;
    const transaction = isPaid ? `${gateway.slice(0, 2).toUpperCase()}-${payment.slice(-8)}` : null;
    const paymentRow = await this.rowId(INSERT_PAYMENT, [
      payment,
      userId,
      id,
      gateway,
      total * 100,
      transaction,
      reference,
      at,
    ]);
    const rowId = await this.rowId(INSERT_ORDER, [id, userId, isPaid ? payment : null, total, at, owedOn]);
    const line = await this.rowId(INSERT_LINE, [
      rowId,
      deal.id,
      deal.vendor_id,
      deal.title,
      deal.title_ne,
      quantity,
      deal.price,
      deal.original_price,
    ]);
    await this.db.query(TAKE_PLACES, [deal.id, quantity]);
    const order = { rowId, id, payment, line, at, deal, gateway, owedOn };
    if (!isPaid) return order;
    const said = gateway === 'bank-transfer' ? 'confirmed by an admin' : 'Completed';
    await this.db.query(INSERT_EVENT, [paymentRow, gateway, `demo:${payment}`, said, total * 100, at]);
    await this.issue(order, userId, quantity);
    await this.db.query(OPEN_ACCOUNT, [deal.vendor_id]);
    await this.book('capture', payment, at, {
      from: 'customer-funds',
      to: `gateway:${gateway}`,
      paisa: total * 100,
    });
    await this.book('sale', id, at, {
      from: soldAccount(order),
      to: 'customer-funds',
      paisa: total * 100,
    });
    return order;
  }

  async book(kind: Posting['kind'], source: string, at: Date, move: Move): Promise<void> {
    const entries = entriesOf([move]);
    const codes: LedgerAccount[] = entries.map(({ account }) => account);
    await this.db.query(BOOK, [kind, source, at, codes, entries.map(({ paisa }) => paisa)]);
  }

  private async issue(
    { line, deal, at, id, owedOn }: Order,
    userId: number,
    quantity: number,
  ): Promise<void> {
    for (let number = 1; number <= quantity; number++) {
      const pass = demoId('pass', id, number);
      const hash = this.context.hashOf(pass);
      await this.db.query(INSERT_PASS, [
        pass,
        userId,
        deal.id,
        deal.vendor_id,
        line,
        hash,
        at,
        deal.end_date,
        deal.is_limited ? number : null,
        owedOn === 'payment' ? at : null,
      ]);
    }
  }

  private async rowId(sql: string, values: unknown[]): Promise<number> {
    const { rows } = await this.db.query<{ id: number }>(sql, values);
    return (rows[0] as { id: number }).id;
  }
}
