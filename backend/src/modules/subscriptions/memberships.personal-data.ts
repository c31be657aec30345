import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data/personal-data.js';
import { Transactions } from '../../common/transactions/transactions.js';

const READ = `
  SELECT m.slug AS membership, um.price_yearly AS "priceYearly", um.points_multiplier AS "pointsMultiplier", iso(um.starts_at) AS "startsAt", iso(um.ends_at) AS "endsAt"
  FROM user_memberships um JOIN memberships m ON m.id = um.membership_id WHERE um.user_id = $1 ORDER BY um.starts_at, um.id`;

/** Rows of ids and times: they stay when their owner goes. */
@Injectable()
export class MembershipsPersonalData {
  constructor(personalData: PersonalData, transactions: Transactions) {
    personalData.register({ name: 'memberships', read: (userId) => transactions.query(READ, [userId]) });
  }
}
