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
export interface InvoiceReader {
  userId: number;
  vendorId: number | null;
  isAdmin: boolean;
}

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

  /** Rejects `invoice.not-found` (404), for what is somebody else's too. */
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
