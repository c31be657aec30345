import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { GatewayMissing } from '../payment.errors.js';
import { BankTransferGateway } from './bank-transfer.gateway.js';
import { EsewaGateway } from './esewa.gateway.js';
import type { GatewayName, PaymentGateway } from './gateway.port.js';
import { KhaltiGateway } from './khalti.gateway.js';
import { StripeGateway } from './stripe.gateway.js';

/** The ways to pay that have keys here. */
@Injectable()
export class Gateways {
  private readonly byName: ReadonlyMap<GatewayName, PaymentGateway>;

  constructor({ payments: { esewa, khalti, stripe, bankAccount } }: Config) {
    const all: (PaymentGateway | null)[] = [
      esewa && new EsewaGateway(esewa),
      khalti && new KhaltiGateway(khalti),
      stripe && new StripeGateway(stripe),
      bankAccount === null ? null : new BankTransferGateway(),
    ];
    this.byName = new Map(all.filter((one) => one !== null).map((one) => [one.name, one]));
  }

  get names(): GatewayName[] {
    return [...this.byName.keys()];
  }

  /** Refuses `payment.gateway-missing` (409). */
  of(name: GatewayName): PaymentGateway {
    const gateway = this.byName.get(name);
    if (!gateway) throw new GatewayMissing();
    return gateway;
  }
}
