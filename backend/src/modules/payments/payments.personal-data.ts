import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { SlipsService } from './slips.service.js';
import { Transactions } from '../../common/transactions/transactions.js';

const READ = `
  SELECT p.public_id AS id, p.purpose, p.purpose_id AS "purposeId", p.gateway, (p.paisa / 100)::int AS amount, p.state,
    (p.refunded_paisa / 100)::int AS refunded, iso(p.created_at) AS "createdAt", iso(p.completed_at) AS "completedAt"
  FROM payments p WHERE p.user_id = $1 ORDER BY p.id`;

/** Rows of ids and sums: they stay when their owner goes, and slips do not. */
@Injectable()
export class PaymentsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions, slips: SlipsService) {
    personalData.register({
      name: 'payments',
      read: (userId) => transactions.query(READ, [userId]),
      erase: (userId) => slips.eraseOf(userId),
    });
  }
}
