import { Injectable } from '@nestjs/common';
import { LedgerService } from '../../billing/index.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';

export interface BookedChargeback {
  id: string;
  kind: 'chargeback' | 'chargeback-return';
  paisa: number;
}

/** Books chargebacks in the ledger (rule SF5). */
@Injectable()
export class Chargebacks {
  constructor(private readonly ledger: LedgerService) {}

  /** Call within the transaction that stores them. */
  async book(gateway: GatewayName, chargebacks: readonly BookedChargeback[]): Promise<void> {
    for (const { id, kind, paisa } of chargebacks) {
      const [from, to] =
        kind === 'chargeback'
          ? ([`gateway:${gateway}`, 'chargebacks'] as const)
          : (['chargebacks', `gateway:${gateway}`] as const);
      await this.ledger.post({ kind, source: id, moves: [{ from, to, paisa }] });
    }
  }
}
