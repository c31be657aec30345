import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import type { TransferDenialView } from '../order.view.js';
import { assertTransferOffered, type TransferredDeal, transferBoundsOf } from './transfer.policy.js';
import { DEALS, HAS_TRANSFER, LOCK_CAPACITIES, UNPAID } from './transfer-offer.sql.js';

const DAY_MS = 86_400_000;

/** Decides if an order may be paid by bank transfer, which reserves its capacity for days (rule OR11). */
@Injectable()
export class TransferOffer {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Throws the errors of the policy. An open transfer remains. Call within the transaction that opens the payment. */
  async assertOffered(orderId: string, userId: number): Promise<void> {
    await this.transactions.query(LOCK_CAPACITIES, [orderId]);
    await this.check(orderId, userId);
  }

  /** @returns reason why an open order cannot be paid by bank transfer, null if it can */
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
