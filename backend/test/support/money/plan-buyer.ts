import type { ApiClient } from '../api/api-client.js';
import type { PaymentSetup, PaymentSummary } from './payment-setup.js';
import type { Person } from '../world.js';

export interface PlanOrderSummary {
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

/** A user who pays orders of plans. */
export class PlanBuyer {
  constructor(private readonly setup: PaymentSetup) {}

  begin(client: ApiClient, orderId: string, gateway = 'khalti') {
    return client.post<PaymentSummary & { planOrderId: string; code: string }>(
      `/api/plan-orders/${orderId}/payments`,
      { gateway },
    );
  }

  /** Pays at the gateway and returns. Fails with the text of the response if the payment was not completed. */
  async finish(client: ApiClient, payment: PaymentSummary): Promise<void> {
    const query = (await this.setup.choose(payment, 'pay')) ?? {};
    const { text, body } = await client.post<PaymentSummary>(`/api/payments/${payment.id}/confirm`, query);
    if (body.state !== 'completed') throw new Error(`The payment was not completed: ${text}`);
  }

  async pay({ client }: Person, orderId: string, gateway = 'khalti'): Promise<PaymentSummary> {
    const { status, text, body } = await this.begin(client, orderId, gateway);
    if (status !== 201) throw new Error(`The payment was not opened: ${text}`);
    await this.finish(client, body);
    return body;
  }

  async read({ client }: Person, orderId: string): Promise<PlanOrderSummary> {
    return (await client.get<PlanOrderSummary>(`/api/plan-orders/${orderId}`)).body;
  }
}
