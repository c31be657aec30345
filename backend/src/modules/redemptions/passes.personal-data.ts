import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { OwnPassesService } from './own-passes.service.js';

/** Without the codes: a file that lies about must not be worth a meal. */
const READ = `
  SELECT p.public_id AS id, d.title AS deal, v.business_name AS business, b.name AS branch, p.state, iso(p.issued_at) AS "issuedAt",
    iso(p.expires_at) AS "expiresAt", iso(p.redeemed_at) AS "redeemedAt", iso(p.cancelled_at) AS "cancelledAt",
    iso(p.voided_at) AS "voidedAt", p.amount, p.points
  FROM passes p JOIN deals d ON d.id = p.deal_id JOIN vendors v ON v.id = p.vendor_id LEFT JOIN branches b ON b.id = p.branch_id
  WHERE p.user_id = $1 ORDER BY p.id`;

const OPEN = `SELECT public_id AS id FROM passes WHERE user_id = $1 AND source = 'redeem' AND state = 'issued' AND expires_at > now() ORDER BY deal_id, id`;

/** Open passes are given back; used ones stay as ids and sums, and so do bought ones: what was paid for is not thrown away. */
@Injectable()
export class PassesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly transactions: Transactions,
    private readonly passes: OwnPassesService,
  ) {
    personalData.register({
      name: 'passes',
      read: (userId) => transactions.query(READ, [userId]),
      erase: (userId) => this.giveBack(userId),
    });
  }

  private async giveBack(userId: number): Promise<void> {
    for (const { id } of await this.transactions.query<{ id: string }>(OPEN, [userId]))
      await this.passes.cancel(userId, id);
  }
}
