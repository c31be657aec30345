import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { GatewayMissing } from '../payment.errors.js';
import { BankTransferGateway } from './bank-transfer.gateway.js';
import { EsewaGateway } from './esewa.gateway.js';
import { GatewayCircuit } from './gateway-circuit.js';
import { GatewayHealth } from './gateway-health.service.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import type { PaymentGateway } from './gateway.port.js';
import { GuardedGateway } from './guarded.gateway.js';
import { KhaltiGateway } from './khalti.gateway.js';
import { StripeGateway } from './stripe.gateway.js';
import type { SettlementFormat } from '../settlements/settlement-formats.js';

/** Classes of all ways to pay, with the formats of their settlement files. */
export const GATEWAY_CLASSES: Readonly<Record<GatewayName, { readonly settlement: SettlementFormat }>> = {
  esewa: EsewaGateway,
  khalti: KhaltiGateway,
  stripe: StripeGateway,
  'bank-transfer': BankTransferGateway,
};

/** The ways to pay that have keys here. */
@Injectable()
export class Gateways {
  private readonly byName: ReadonlyMap<GatewayName, PaymentGateway>;
  private readonly circuits = new Map<GatewayName, GatewayCircuit>();

  constructor(
    { payments: { esewa, khalti, stripe, bankAccount }, gatewayCalls }: Config,
    private readonly health: GatewayHealth,
  ) {
    const { timeoutMs } = gatewayCalls;
    const called: PaymentGateway[] = [
      esewa && new EsewaGateway(esewa, timeoutMs),
      khalti && new KhaltiGateway(khalti, timeoutMs),
      stripe && new StripeGateway(stripe, timeoutMs),
    ].filter((one) => one !== null);
    const all: PaymentGateway[] = called.map((one) => {
      const circuit = new GatewayCircuit(one.name, gatewayCalls, this.health);
      this.circuits.set(one.name, circuit);
      return new GuardedGateway(one, circuit);
    });
    if (bankAccount !== null) all.push(new BankTransferGateway());
    this.byName = new Map(all.map((one) => [one.name, one]));
    this.health.watch([...this.circuits.values()]);
  }

  get names(): GatewayName[] {
    return [...this.byName.keys()];
  }

  /** Returns true if a call would be sent now; false while the gateway's circuit is open. */
  isCallable(name: GatewayName): boolean {
    return this.circuits.get(name)?.isCallable ?? true;
  }

  /** Rejects `payment.gateway-missing` (409). */
  of(name: GatewayName): PaymentGateway {
    const gateway = this.byName.get(name);
    if (!gateway) throw new GatewayMissing();
    return gateway;
  }
}
