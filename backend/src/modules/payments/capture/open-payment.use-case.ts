import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../common/errors/app-error.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { type GatewayAccount, GatewayUnreachable, type StartedPayment } from '../gateways/gateway.port.js';
import { Gateways } from '../gateways/gateways.service.js';
import { gatewayAway } from '../gateway-away.js';
import { nextLook } from '../payment.policy.js';
import type { PurposeName } from './payment-purposes.service.js';
import { OPEN_PAYMENT, type PaymentRow } from '../payment-rows.sql.js';
import { PaymentLock } from './payment-lock.service.js';
import { INSERT, NOT_STARTED, SET_ASIDE, STARTED } from './open-payment.sql.js';

export interface PaymentDraft {
  userId: number;
  paisa: number;
  /** Name of the purchase on the gateway's page. */
  title: string;
  expiresAt: Date;
  /** Gateway ids of a recurring payer and product. */
  account?: GatewayAccount | undefined;
}

export interface PaymentRequest {
  purpose: PurposeName;
  purposeId: string;
  gateway: GatewayName;
  /**
   * Runs in the transaction that opens the payment, after its lock was acquired. Throws if the purchase
   * cannot be paid any more.
   */
  draft: () => Promise<PaymentDraft>;
}

interface Opened {
  id: string;
  /** Null for a payment that was open already. */
  draft: PaymentDraft | null;
}

/** Opens a payment at a gateway. */
@Injectable()
export class OpenPayment {
  private readonly logger = new Logger(OpenPayment.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly gateways: Gateways,
    private readonly paymentLock: PaymentLock,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the open payment of the same gateway if there is one; one of another gateway is canceled. The row
   * is inserted before the gateway is called, outside of any transaction, so that an interrupted start is
   * found again. Rejects `payment.gateway-missing`, `payment.gateway-rejected` (409), `payment.gateway-away`
   * (503) and the errors of the draft.
   * @returns the payment's public id
   */
  async run(requested: PaymentRequest): Promise<string> {
    const gateway = this.gateways.of(requested.gateway);
    const { id, draft } = await this.open(requested);
    if (!draft) return id;
    const returnUrl = `${this.config.publicUrl}/checkout/return/${id}`;
    const started = await gateway
      .start({ ...draft, id, returnUrl, siteUrl: this.config.publicUrl })
      .catch((error: unknown) => this.notStarted(id, error));
    await this.transactions.query(STARTED, [id, started.reference, started.redirect]);
    return id;
  }

  /**
   * Cancels the open payment, as when the customer chooses another way to pay. Call within a transaction that
   * holds the lock.
   */
  async setAside(purpose: PurposeName, purposeId: string): Promise<void> {
    const open = await this.transactions.query<PaymentRow>(OPEN_PAYMENT, [purpose, purposeId]);
    for (const { id } of open) await this.transactions.query(SET_ASIDE, [id]);
  }

  private open(requested: PaymentRequest): Promise<Opened> {
    const { purpose, purposeId, gateway } = requested;
    return this.transactions.run(async () => {
      await this.paymentLock.take(purpose, purposeId);
      const draft = await requested.draft();
      const [open] = await this.transactions.query<PaymentRow>(OPEN_PAYMENT, [purpose, purposeId]);
      // A business has several owners: the open payment of another owner is not returned but replaced.
      if (open && open.gateway === gateway && open.userId === draft.userId && isStarted(open))
        return { id: open.id, draft: null };
      if (open) await this.transactions.query(SET_ASIDE, [open.id]);
      const now = this.clock.now();
      const lookAt = nextLook({ ...draft, state: 'pending', createdAt: now }, now);
      const id = uuidv7();
      const { userId, paisa, expiresAt } = draft;
      await this.transactions.query(INSERT, [
        id,
        userId,
        purpose,
        purposeId,
        gateway,
        paisa,
        expiresAt,
        gateway === 'bank-transfer' ? expiresAt : lookAt,
        this.config.payments.isTest,
      ]);
      return { id, draft };
    });
  }

  private async notStarted(id: string, error: unknown): Promise<StartedPayment> {
    await this.transactions.query(NOT_STARTED, [id]);
    if (error instanceof AppError) throw error;
    if (!(error instanceof GatewayUnreachable)) throw error;
    this.logger.warn(`Payment ${id} could not be started: ${error.message}`);
    throw gatewayAway(error);
  }
}

/** False if an earlier request was interrupted before the gateway responded. */
const isStarted = ({ id, gateway, reference, redirect }: PaymentRow): boolean =>
  gateway === 'bank-transfer' ? reference !== id : redirect !== null;
