import type { ApiClient } from '../api/api-client.js';
import type { PaymentDesk, ShownPayment } from './payment-desk.js';
import type { Person } from '../world.js';

export interface ShownPlanOrder {
  id: string;
  kind: string;
  change: string;
  state: string;
  price: number;
  credit: number;
  due: number;
  expiresAt: string;
  periodStart: string | null;
  periodEnd: string | null;
  payments: { id: string; state: string }[];
  refunds: { id: string; amount: number; state: string }[];
  invoices: { id: string; kind: string; number: string }[];
  code: string;
  opensAt: string;
}

/** Somebody who pays for orders of plans. */
export class PlanBuyer {
  constructor(private readonly desk: PaymentDesk) {}

  begin(client: ApiClient, orderId: string, gateway = 'khalti') {
    return client.post<ShownPayment & { planOrderId: string; code: string }>(
      `/api/plan-orders/${orderId}/payments`,
      { gateway },
    );
  }

  /** Pays at the gateway and comes back. Fails with the answer's text when it was not completed. */
  async finish(client: ApiClient, payment: ShownPayment): Promise<void> {
    const query = (await this.desk.choose(payment, 'pay')) ?? {};
    const { text, body } = await client.post<ShownPayment>(`/api/payments/${payment.id}/confirm`, query);
    if (body.state !== 'completed') throw new Error(`The payment was not completed: ${text}`);
  }

  async pay({ client }: Person, orderId: string, gateway = 'khalti'): Promise<ShownPayment> {
    const { status, text, body } = await this.begin(client, orderId, gateway);
    if (status !== 201) throw new Error(`The payment was not opened: ${text}`);
    await this.finish(client, body);
    return body;
  }

  async read({ client }: Person, orderId: string): Promise<ShownPlanOrder> {
    return (await client.get<ShownPlanOrder>(`/api/plan-orders/${orderId}`)).body;
  }
}
