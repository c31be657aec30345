import { Injectable } from '@nestjs/common';
import { type Bill, InvoicesService, LedgerService, vatOf } from '../../billing/index.js';
import type { PlanOrderRow } from './plan-order-rows.sql.js';

type SoldPlan = Pick<
  PlanOrderRow,
  | 'id'
  | 'kind'
  | 'userId'
  | 'vendorId'
  | 'billingCycle'
  | 'price'
  | 'credit'
  | 'due'
  | 'name'
  | 'nameNe'
  | 'paidThrough'
>;

const INCOME = { membership: 'memberships', subscription: 'plans' } as const;

const WORDS = {
  membership: { en: 'membership', ne: 'सदस्यता' },
  subscription: { en: 'plan', ne: 'योजना' },
} as const;
const CYCLES = {
  monthly: { en: 'one month', ne: 'एक महिना' },
  yearly: { en: 'one year', ne: 'एक वर्ष' },
} as const;

/** Ledger entries and invoices of plan sales (rule MB7). */
@Injectable()
export class PlanLedgerEntries {
  constructor(
    private readonly ledger: LedgerService,
    private readonly invoices: InvoicesService,
  ) {}

  /** Call within the transaction of the capture. */
  async recordSale(order: SoldPlan): Promise<void> {
    const { net, vat } = partsOf(order);
    const income = INCOME[order.kind];
    await this.ledger.post({
      kind: 'sale',
      source: order.id,
      moves: [
        { from: income, to: 'customer-funds', paisa: net },
        { from: 'vat', to: 'customer-funds', paisa: vat },
      ],
    });
    await this.invoices.issue(billOf(order));
  }

  /** Call within the transaction of the refund. */
  async recordRefund(order: SoldPlan): Promise<void> {
    const { net, vat } = partsOf(order);
    const income = INCOME[order.kind];
    await this.ledger.post({
      kind: 'cancellation',
      source: order.id,
      moves: [
        { from: 'customer-funds', to: income, paisa: net },
        { from: 'customer-funds', to: 'vat', paisa: vat },
      ],
    });
    const bill = billOf(order);
    await this.invoices.credit(bill, bill.source);
  }
}

function partsOf({ due }: SoldPlan): { net: number; vat: number } {
  const vat = vatOf(due * 100);
  return { net: due * 100 - vat, vat };
}

function billOf(order: SoldPlan): Bill {
  const { id, kind, userId, vendorId, billingCycle, price, credit, name, nameNe, paidThrough } = order;
  if (!paidThrough) throw new Error(`The order ${id} of a plan was not paid.`);
  const [word, cycle] = [WORDS[kind], CYCLES[billingCycle]];
  const rest = { text: 'Credit for the unused rest', textNe: 'बाँकी अवधिको मूल्य कटौती', quantity: 1 };
  return {
    source: `plan:${id}`,
    buyerId: userId,
    vendorId,
    lines: [
      {
        text: `${name} ${word.en}, ${cycle.en}`,
        textNe: `${nameNe} ${word.ne}, ${cycle.ne}`,
        quantity: 1,
        unitPaisa: price * 100,
      },
      ...(credit > 0 ? [{ ...rest, unitPaisa: -credit * 100 }] : []),
    ],
    pointsPaisa: 0,
    paidBy: paidThrough,
  };
}
