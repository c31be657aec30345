import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { BEGIN_SENDING, BY_HAND, CLAIM, IS_HELD, NOT_SENT, TAKEN } from './refund-claims.sql.js';

export interface ClaimedRefund {
  rowId: string;
  id: string;
  paisa: number;
  /** Proves the claim; another claim has another token. */
  token: string;
  /** True if an earlier call may have reached the gateway. */
  mayBeSent: boolean;
  sentAt: Date | null;
  gatewayReference: string | null;
  gateway: GatewayName;
  reference: string;
  transactionId: string;
  paymentPaisa: number;
}

/** Twice the timeout for the status query and the call, plus one timeout as a reserve. */
const LEASE_TIMEOUTS = 3;

/**
 * Claims of refunds, stored as rows: they work for any number of instances without a session lock. A
 * statement with the token of a claim that was taken over changes nothing (rule PA9).
 */
@Injectable()
export class RefundClaims {
  private readonly leaseMs: number;
  private readonly timeoutMs: number;

  constructor(
    private readonly transactions: Transactions,
    { gatewayCalls: { timeoutMs } }: Config,
  ) {
    this.timeoutMs = timeoutMs;
    this.leaseMs = timeoutMs * LEASE_TIMEOUTS;
  }

  async next(gateway: GatewayName): Promise<ClaimedRefund | null> {
    const [refund] = await this.transactions.query<ClaimedRefund>(CLAIM, [gateway, this.leaseMs]);
    return refund ?? null;
  }

  /**
   * Call immediately before the money is sent.
   * @returns false if the claim is lost or expires too soon: then nothing may be sent
   */
  async beginSending({ rowId, token }: ClaimedRefund): Promise<boolean> {
    return (await this.transactions.query(BEGIN_SENDING, [rowId, token, this.timeoutMs])).length > 0;
  }

  /** Withdraws the mark of `beginSending` if the call was not made. */
  async notSent({ rowId, token, sentAt }: ClaimedRefund): Promise<void> {
    await this.transactions.query(NOT_SENT, [rowId, token, sentAt]);
  }

  async leaveToAdmin({ rowId, token }: ClaimedRefund, why: string): Promise<void> {
    await this.transactions.query(BY_HAND, [rowId, token, why.slice(0, 300)]);
  }

  /** The gateway has accepted the refund and not completed it yet. */
  async taken({ rowId, token }: ClaimedRefund, gatewayReference: string | null): Promise<void> {
    await this.transactions.query(TAKEN, [rowId, token, gatewayReference]);
  }

  /** Locks the refund. Call within the transaction that completes it. */
  async isHeld({ rowId, token }: ClaimedRefund): Promise<boolean> {
    return (await this.transactions.query(IS_HELD, [rowId, token])).length > 0;
  }
}
