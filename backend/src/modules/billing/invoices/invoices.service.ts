import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import type { InvoicePartyView, InvoiceView } from './invoice.view.js';
import { InvoiceMissing } from './invoice.errors.js';
import { type InvoiceLine, sumsOf } from './invoice.policy.js';
import { ISSUE, KNOWN, ONE } from './invoices.sql.js';

export interface Bill {
  /**
   * Subject of the invoice, such as `order:` and an order's id. Each source has at most one invoice; repeated
   * calls write no other.
   */
  source: string;
  buyerId: number;
  /** The buying business; null for customers. */
  vendorId: number | null;
  lines: readonly InvoiceLine[];
  /** Part that was paid with points. */
  pointsPaisa: number;
  paidBy: InvoiceView['paidBy'];
}

/** Buyers whose invoices the user may read: the user, and the user's business. */
export interface InvoiceReader {
  userId: number;
  vendorId: number | null;
  isAdmin: boolean;
}

/** Invoices and credit notes: append-only and numbered without gaps per fiscal year (rules IN1 to IN4). */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the invoice of a captured payment. Call within the transaction of the capture.
   * @returns its public id, also if it existed before
   */
  issue(bill: Bill): Promise<string> {
    return this.write('invoice', bill, null);
  }

  /**
   * Writes a credit note for a refund. Call within the transaction of the refund.
   * @param invoiced the source of the invoice
   * @returns the credit note's public id, also if it existed before
   */
  credit(bill: Bill, invoiced: string): Promise<string> {
    return this.write('credit-note', bill, invoiced);
  }

  /** Rejects `invoice.not-found` (404), also for another buyer's invoice. */
  async one(id: string, { userId, vendorId, isAdmin }: InvoiceReader): Promise<InvoiceView> {
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
