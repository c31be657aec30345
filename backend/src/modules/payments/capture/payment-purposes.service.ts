import { Injectable } from '@nestjs/common';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import type { GatewayAccount } from '../gateways/gateway.port.js';

export type PurposeName = 'order' | 'membership' | 'subscription';

export interface CapturedPayment {
  /** The payment's public id. */
  id: string;
  purposeId: string;
  userId: number;
  paisa: number;
  gateway: GatewayName;
  /** The gateway's ids of the payer and of the product. */
  account?: GatewayAccount | undefined;
}

/** A kind of purchase that can be paid. */
export interface PaymentPurpose {
  /**
   * Fulfils the purchase once, within the transaction of the capture. An error rolls back the capture, and it
   * is retried.
   * @returns false if it cannot be fulfilled any more: the payment is then refunded automatically
   */
  captured: (payment: CapturedPayment) => Promise<boolean>;
}

/**
 * Registry of the modules that sell something, called when a payment is captured. Payments do not depend on
 * orders: each selling module registers itself on construction.
 */
@Injectable()
export class PaymentPurposes {
  private readonly byName = new Map<PurposeName, PaymentPurpose>();

  register(name: PurposeName, purpose: PaymentPurpose): void {
    if (this.byName.has(name)) throw new Error(`The purpose "${name}" is registered twice.`);
    this.byName.set(name, purpose);
  }

  of(name: PurposeName): PaymentPurpose {
    const purpose = this.byName.get(name);
    if (!purpose) throw new Error(`Nothing is sold as "${name}".`);
    return purpose;
  }
}
