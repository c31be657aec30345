import type { GatewayCircuit } from './gateway-circuit.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import type {
  CallbackRequest,
  GatewayStatus,
  FoundDispute,
  FoundRefund,
  WebhookEvent,
  PaymentGateway,
  RefundResult,
  RefundRequest,
  StartablePayment,
  StartedPayment,
} from './gateway.port.js';

/** A gateway whose calls pass through its circuit. Methods that only parse a request bypass it. */
export class GuardedGateway implements PaymentGateway {
  constructor(
    private readonly inner: PaymentGateway,
    private readonly circuit: GatewayCircuit,
  ) {}

  get name(): GatewayName {
    return this.inner.name;
  }

  start(payment: StartablePayment): Promise<StartedPayment> {
    return this.circuit.call(() => this.inner.start(payment));
  }

  queryStatus(payment: { reference: string; paisa: number }): Promise<GatewayStatus> {
    return this.circuit.call(() => this.inner.queryStatus(payment));
  }

  refund(request: RefundRequest): Promise<RefundResult> {
    return this.circuit.call(() => this.inner.refund(request));
  }

  findRefund(request: RefundRequest): Promise<FoundRefund> {
    return this.circuit.call(() => this.inner.findRefund(request));
  }

  findDispute(reference: string): Promise<FoundDispute> {
    const { inner } = this;
    if (!inner.findDispute) throw new Error(`${inner.name} tells of no disputes.`);
    return this.circuit.call(() => (inner as Required<PaymentGateway>).findDispute(reference));
  }

  readCallback(request: CallbackRequest): WebhookEvent | null {
    return this.inner.readCallback(request);
  }

  readReturn(query: Readonly<Record<string, string>>): WebhookEvent | null {
    return this.inner.readReturn(query);
  }
}
