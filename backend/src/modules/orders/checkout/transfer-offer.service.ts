import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import type { TransferDenialView } from '../dto/order.view.js';
import { assertTransferOffered, type TransferredDeal, transferBoundsOf } from './transfer.policy.js';

/** Two transfers for one deal wait for each other. $1 the order's public id. */
const LOCK_CAPACITIES = `
  SELECT deal_capacities_lock(ARRAY(
    SELECT l.deal_id FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.public_id = $1))`;

/** Capped deals of the order. $1 its public id. */
const DEALS = `
  SELECT cap.total_limit AS "totalLimit", cap.total_limit - cap.taken + l.quantity AS left, l.quantity::int AS quantity, (
    SELECT coalesce(sum(held.quantity), 0)::int FROM order_lines held JOIN orders other ON other.id = held.order_id
    WHERE held.deal_id = l.deal_id AND other.id <> o.id AND other.state = 'awaiting_payment' AND EXISTS (
      SELECT 1 FROM payments p WHERE p.purpose = 'order' AND p.purpose_id = other.public_id
        AND p.gateway = 'bank-transfer' AND p.state = 'pending')
  ) AS "heldByTransfers"
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN deal_capacities cap ON cap.deal_id = l.deal_id
  WHERE o.public_id = $1 AND cap.total_limit IS NOT NULL`;

/**
 * Orders that ran out of time, and those whose transfer was begun and then canceled; not those that gave way to the next one.
 * $1 the customer, $2 since when.
 */
const UNPAID = `
  SELECT o.updated_at AS at FROM orders o WHERE o.user_id = $1 AND o.updated_at > $2 AND (
    o.state = 'expired' AND o.updated_at >= o.expires_at OR o.state = 'canceled' AND EXISTS (
      SELECT 1 FROM payments p WHERE p.purpose = 'order' AND p.purpose_id = o.public_id AND p.gateway = 'bank-transfer'))
  ORDER BY o.updated_at`;

const HAS_TRANSFER = `
  SELECT 1 FROM payments WHERE purpose = 'order' AND purpose_id = $1 AND gateway = 'bank-transfer' AND state = 'pending'`;

const DAY_MS = 86_400_000;

/** Whether an order may be paid by bank transfer, which holds its places for days (rule OR11). */
@Injectable()
export class TransferOffer {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Refuses what the policy refuses. A transfer that is open already stays. Call within the transaction that opens the payment. */
  async assertOffered(orderId: string, userId: number): Promise<void> {
    await this.transactions.query(LOCK_CAPACITIES, [orderId]);
    await this.check(orderId, userId);
  }

  /** @returns why there is no bank transfer for an open order, null when there is */
  async denialOf(orderId: string, userId: number): Promise<TransferDenialView | null> {
    try {
      await this.check(orderId, userId);
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message, details } = error;
      return { code, message, until: (details['until'] as string | undefined) ?? null };
    }
  }

  private async check(orderId: string, userId: number): Promise<void> {
    const isOpen = await this.transactions.query(HAS_TRANSFER, [orderId]);
    if (isOpen.length > 0) return;
    const bounds = transferBoundsOf(await this.settings.all());
    const now = this.clock.now();
    const since = new Date(now.getTime() - (bounds.unpaidDays + bounds.pauseDays) * DAY_MS);
    const deals = await this.transactions.query<TransferredDeal>(DEALS, [orderId]);
    const unpaid = await this.transactions.query<{ at: Date }>(UNPAID, [userId, since]);
    assertTransferOffered({ deals, unpaidAt: unpaid.map(({ at }) => at) }, bounds, now);
  }
}
