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

/** The customer's cart, which contains only prepaid deals (rule K1). */
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

  /** Guest cart of a browser. Deals that are not public or not prepaid are left out. */
  async preview(items: string): Promise<CartView> {
    const values = [...columnsOf(items, 3), this.today()];
    const rows = await this.transactions.query<CartLineRow>(CART_PREVIEW, values);
    return CartView.of(rows, await this.bounds());
  }

  /** Sets the quantity of a deal; 0 removes it. Throws the errors of the cart's policy. */
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
   * Adds a guest cart: of two quantities the larger one counts, and merging again changes nothing. Lines that
   * are unavailable or exceed a limit remain in the cart with that status. Rejects `cart.full` (409) and then
   * adds nothing.
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

  /** Serializes changes of one cart, so that its limits hold. */
  private lock(userId: number): Promise<void> {
    return this.transactions.lock(`cart ${userId}`);
  }
}
