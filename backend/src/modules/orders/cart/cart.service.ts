import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SettingsService } from '../../settings/index.js';
import { DealMissing } from '../../deals/index.js';
import { assertPurchasable, MAX_LINES, type PurchaseFacts } from './cart.policy.js';
import { type HoldBounds, holdBoundsOf } from '../checkout/reservations.policy.js';
import type { GuestCartLineDto } from './cart.dto.js';
import { CartLine } from './cart-line.entity.js';
import { type CartLineRow, CartView } from './cart.view.js';
import { columnsOf } from '../../favorites/index.js';
import { CartFull } from '../order.errors.js';
import { CART_LINES, CART_PREVIEW, MERGE_LINES, PURCHASE_FACTS, PUT_LINE } from './cart.sql.js';

/** What somebody is about to buy: prepaid deals alone (rule K1). */
@Injectable()
export class CartService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async read(userId: number): Promise<CartView> {
    const rows = await this.transactions.query<CartLineRow>(CART_LINES, [userId, this.today()]);
    return CartView.of(rows, await this.bounds());
  }

  /** What a browser keeps before sign-in. Deals that nobody may see or buy in advance are left out. */
  async preview(items: string): Promise<CartView> {
    const values = [...columnsOf(items, 3), this.today()];
    const rows = await this.transactions.query<CartLineRow>(CART_PREVIEW, values);
    return CartView.of(rows, await this.bounds());
  }

  /** Sets how many of a deal are requested; 0 takes it out. Rejects what the cart's policy rejects. */
  async put(user: SessionUser, dealId: number, quantity: number): Promise<CartView> {
    return this.transactions.run(async () => {
      if (quantity === 0) {
        await this.transactions.of(CartLine).delete({ userId: user.id, dealId });
        return this.read(user.id);
      }
      await this.lock(user.id);
      const [facts] = await this.transactions.query<PurchaseFacts>(PURCHASE_FACTS, [
        user.id,
        dealId,
        this.today(),
      ]);
      if (!facts) throw new DealMissing();
      assertPurchasable(
        facts,
        quantity,
        await this.bounds(),
        user.staffOf?.vendorId ?? null,
        this.clock.now(),
      );
      await this.transactions.query(PUT_LINE, [user.id, dealId, quantity]);
      return this.read(user.id);
    });
  }

  /**
   * Adds what the browser kept; of two quantities the larger stays, and merging again changes nothing. What cannot be had
   * any more, or not so often, stays in the cart and says so. Rejects `cart.full` (409) and then adds nothing.
   */
  async merge(user: SessionUser, items: readonly GuestCartLineDto[]): Promise<CartView> {
    return this.transactions.run(async () => {
      await this.lock(user.id);
      const [row] = await this.transactions.query<{ total: number }>(MERGE_LINES, [
        user.id,
        items.map(({ dealId }) => dealId),
        items.map(({ quantity }) => quantity),
        items.map(({ priceThen }) => priceThen ?? null),
        user.staffOf?.vendorId ?? null,
      ]);
      if ((row?.total ?? 0) > MAX_LINES) throw new CartFull();
      return this.read(user.id);
    });
  }

  private async bounds(): Promise<HoldBounds> {
    return holdBoundsOf(await this.settings.all());
  }

  private today(): string {
    return nepalDay(this.clock.now());
  }

  /** Two changes of one cart wait for each other, so that it stays within its bounds. */
  private lock(userId: number): Promise<void> {
    return this.transactions.lock(`cart ${userId}`);
  }
}
