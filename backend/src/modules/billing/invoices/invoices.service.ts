import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import type { InvoicePartyView, InvoiceView } from './dto/invoice.view.js';
import { InvoiceMissing } from './invoice.errors.js';
import { type InvoiceLine, sumsOf } from './invoice.policy.js';
import { INVOICE_COLUMNS, INVOICE_TABLES } from './invoices-list.sql.js';

export interface Bill {
  /** What it is for, such as `order:` and an order's id. Of one source there is one invoice, however often it is asked for. */
  source: string;
  buyerId: number;
  /** The business that buys; null for people. */
  vendorId: number | null;
  lines: readonly InvoiceLine[];
  /** What of it was paid with points. */
  pointsPaisa: number;
  paidBy: InvoiceView['paidBy'];
}

/** Whose an invoice may be: theirs as a person, or their business's. */
export interface Reader {
  userId: number;
  vendorId: number | null;
  isAdmin: boolean;
}

/** The number is taken where it is written: whoever is second waits for the first to commit, and what is rolled back leaves no gap. */
const ISSUE = `
  WITH year AS (
    UPDATE fiscal_years SET last_invoice = last_invoice + CASE WHEN $2 = 'invoice' THEN 1 ELSE 0 END,
      last_credit_note = last_credit_note + CASE WHEN $2 = 'credit-note' THEN 1 ELSE 0 END
    WHERE $13::date BETWEEN starts_on AND ends_on AND NOT EXISTS (SELECT 1 FROM invoices WHERE kind = $2 AND source = $3)
    RETURNING id, name, CASE WHEN $2 = 'invoice' THEN last_invoice ELSE last_credit_note END AS sequence
  )
  INSERT INTO invoices (public_id, kind, source, corrects_id, buyer_id, vendor_id, buyer, seller, lines, points_paisa, net_paisa, vat_paisa,
    total_paisa, paid_by, fiscal_year_id, sequence, number)
  SELECT $1, $2, $3, (SELECT id FROM invoices WHERE kind = 'invoice' AND source = $4), $5, $6,
    coalesce(
      (SELECT jsonb_build_object('name', v.business_name, 'nameNe', v.name_ne, 'address', concat_ws(', ', v.address, v.city), 'phone', v.phone, 'email', v.email, 'pan', v.vat_number)
        FROM vendors v WHERE v.id = $6),
      (SELECT jsonb_build_object('name', u.first_name || ' ' || u.last_name, 'nameNe', NULL, 'address', u.city, 'phone', u.phone, 'email', u.email::text, 'pan', NULL)
        FROM users u WHERE u.id = $5)),
    $7::jsonb, $8::jsonb, $9, $10, $11, $10::bigint + $11::bigint, $12, year.id, year.sequence,
    CASE WHEN $2 = 'invoice' THEN 'INV-' ELSE 'CN-' END || year.name || '-' || lpad(year.sequence::text, 6, '0')
  FROM year RETURNING public_id AS id`;
const KNOWN = `SELECT public_id AS id FROM invoices WHERE kind = $1 AND source = $2`;
const ONE = `
  SELECT ${INVOICE_COLUMNS}, i.seller, i.buyer, i.lines FROM ${INVOICE_TABLES}
  WHERE i.public_id = $1 AND ($4 OR i.buyer_id = $2 OR i.vendor_id = $3)`;

/** Invoices and credit notes: written once, numbered without a gap per fiscal year, kept (rules IN1 to IN4). */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the invoice of what was paid. Call within the transaction of the capture: both happen or neither.
   * @returns its public id, also when it had been written before
   */
  issue(bill: Bill): Promise<string> {
    return this.write('invoice', bill, null);
  }

  /**
   * Writes what is given back of an invoice. Call within the transaction of the refund.
   * @param invoiced the source of the invoice
   * @returns the credit note's public id, also when it had been written before
   */
  credit(bill: Bill, invoiced: string): Promise<string> {
    return this.write('credit-note', bill, invoiced);
  }

  /** Refuses `invoice.not-found` (404), for what is somebody else's too. */
  async one(id: string, { userId, vendorId, isAdmin }: Reader): Promise<InvoiceView> {
    const [invoice] = await this.transactions.query<InvoiceView>(ONE, [id, userId, vendorId, isAdmin]);
    if (!invoice) throw new InvoiceMissing();
    return invoice;
  }

  private async write(kind: InvoiceView['kind'], bill: Bill, corrected: string | null): Promise<string> {
    const { netPaisa, vatPaisa, pointsPaisa } = sumsOf(bill.lines, bill.pointsPaisa);
    const [issued] = await this.transactions.query<{ id: string }>(ISSUE, [
      uuid(),
      kind,
      bill.source,
      corrected,
      bill.buyerId,
      bill.vendorId,
      JSON.stringify(await this.seller()),
      JSON.stringify(bill.lines),
      pointsPaisa,
      netPaisa,
      vatPaisa,
      bill.paidBy,
      nepalDay(this.clock.now()),
    ]);
    const [known] = issued
      ? [issued]
      : await this.transactions.query<{ id: string }>(KNOWN, [kind, bill.source]);
    if (!known) throw new Error(`No fiscal year is known for today: add it to fiscal_years.`);
    return known.id;
  }

  private async seller(): Promise<InvoicePartyView> {
    const site = await this.settings.site();
    return {
      name: site.name,
      nameNe: site.nameNe,
      address: site.address,
      phone: site.phone,
      email: site.supportEmail,
      pan: null,
    };
  }
}
