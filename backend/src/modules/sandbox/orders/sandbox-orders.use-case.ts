import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { OpenOrderPayment, OrderMissing, OrderRefunds, PlaceOrder } from '../../orders/index.js';
import { PaymentsService } from '../../payments/index.js';
import { FIRST_PLACES, type FirstPlaces } from '../businesses/first-places.sql.js';
import { SandboxDeals } from '../businesses/sandbox-deals.service.js';
import { SandboxPeople } from '../businesses/sandbox-people.service.js';
import { PREPAID_DEAL, SANDBOX_ORDER, type SandboxOrderRow } from './sandbox-orders.sql.js';
import type { SandboxOrderDto } from './sandbox-order.dto.js';
import type { SandboxOrderView } from './sandbox-order.view.js';

/** Whose business sells. */
export interface Seller {
  vendorId: number;
  ownerId: number;
}

/** Orders of customers of the sandbox, who pay without money, through the same services as real ones. */
@Injectable()
export class SandboxOrders {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: SandboxPeople,
    private readonly deals: SandboxDeals,
    private readonly placing: PlaceOrder,
    private readonly opening: OpenOrderPayment,
    private readonly payments: PaymentsService,
    private readonly refunds: OrderRefunds,
  ) {}

  /** Buys the prepaid deal of the business as a new customer, and gives the codes back if wanted. */
  async buy(
    seller: Seller,
    { quantity = 1, isRefunded = false }: SandboxOrderDto,
  ): Promise<SandboxOrderView> {
    const guest = await this.people.prepared('Asha', 'Test');
    return this.transactions.run(async () => {
      const buyer = await guest.open();
      const items = [{ dealId: await this.prepaidDealOf(seller), quantity }];
      const id = await this.placing.run(buyer, { items });
      const payment = await this.opening.run(buyer.id, id, 'bank-transfer');
      await this.payments.confirmTransfer(payment, seller.ownerId, id);
      if (isRefunded) await this.refunds.byCustomer(buyer.id, id, {});
      return this.one(seller, id);
    });
  }

  /** @throws order.not-found (404), also for an order of another business */
  async one({ vendorId }: Seller, id: string): Promise<SandboxOrderView> {
    const [row] = await this.transactions.query<SandboxOrderRow>(SANDBOX_ORDER, [id, vendorId]);
    if (!row) throw new OrderMissing();
    return { ...row, paidAt: row.paidAt.toISOString() };
  }

  /** Businesses of earlier test keys have none yet. */
  private async prepaidDealOf({ vendorId, ownerId }: Seller): Promise<number> {
    const [deal] = await this.transactions.query<{ id: number }>(PREPAID_DEAL, [vendorId]);
    if (deal) return deal.id;
    const [places] = await this.transactions.query<FirstPlaces>(FIRST_PLACES);
    if (!places) throw new Error('The sandbox has no category or city.');
    return this.deals.addPrepaid(ownerId, vendorId, places);
  }
}
