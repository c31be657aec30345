import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Retention } from '../../../common/retention/retention.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { FORGET_PAYERS, OWN_PAYERS, PAID_BY } from './payer-marks.sql.js';

export interface Payer {
  userId: number;
  gateway: GatewayName;
  /** The gateway's permanent id of the card. */
  id: string;
}

/** Cards by which users paid, as hashes for a year, so that two accounts of one payer can be recognized (rule PA13). */
@Injectable()
export class PayerMarks {
  constructor(
    private readonly transactions: Transactions,
    personalData: PersonalData,
    retention: Retention,
  ) {
    retention.register({
      name: 'payer-marks',
      table: 'payer_marks',
      condition: "last_paid_at < now() - interval '366 days'",
    });
    personalData.register({
      name: 'payers',
      read: (userId) => transactions.query(OWN_PAYERS, [userId]),
      erase: async (userId) => {
        await transactions.query(FORGET_PAYERS, [userId]);
      },
    });
  }

  /** Call within the transaction of the capture. */
  async paidBy({ userId, gateway, id }: Payer): Promise<void> {
    const hash = createHash('sha256').update(`${gateway}:${id}`).digest();
    await this.transactions.query(PAID_BY, [userId, gateway, hash]);
  }
}
