import { Injectable } from '@nestjs/common';
import type { PublicBody } from '../../common/http-cache/public-body.js';
import { Transactions } from '../../common/transactions/transactions.js';

/** The customers' plans and what they multiply points with. */
@Injectable()
export class MembershipsService {
  constructor(private readonly transactions: Transactions) {}

  async list(): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(
      `SELECT coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'nameNe', name_ne, 'priceYearly', price_yearly,
         'pointsMultiplier', points_multiplier) ORDER BY position), '[]')::text AS json FROM memberships WHERE is_active`,
    );
    return { json: row?.json ?? '[]', tags: ['catalog'] };
  }
}
