import { Injectable } from '@nestjs/common';
import type { GatewayAccount, GatewayName } from '../gateways/gateway.port.js';

export type PurposeName = 'order' | 'membership' | 'subscription';

export interface CapturedPayment {
  /** The payment's public id. */
  id: string;
  purposeId: string;
  userId: number;
  paisa: number;
  gateway: GatewayName;
  /** The gateway's own numbers of who paid and of what was bought. */
  account?: GatewayAccount | undefined;
}

/** What can be paid for. */
export interface PaymentPurpose {
  /**
   * Gives what was paid for, once, within the transaction of the capture; throwing undoes the capture, and it is tried again.
   * @returns false when it cannot be given any more: the money then goes back by itself
   */
  captured: (payment: CapturedPayment) => Promise<boolean>;
}

/**
 * Who is told when something is paid. Payments know no orders: whoever sells registers itself when it is put together.
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
