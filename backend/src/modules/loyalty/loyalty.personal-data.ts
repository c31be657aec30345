import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';

const READ = `
  SELECT e.id::int AS id, e.delta, e.kind, e.multiplier, p.public_id AS "passId", iso(e.created_at) AS "createdAt"
  FROM points_ledger e LEFT JOIN passes p ON p.id = e.pass_id WHERE e.user_id = $1 ORDER BY e.id`;

/** The ledger is append-only and holds ids and sums: it stays when its owner goes. */
@Injectable()
export class LoyaltyPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'points', read: (userId) => transactions.query(READ, [userId]) });
  }
}
