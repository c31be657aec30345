import { Injectable } from '@nestjs/common';
import type { PublicBody } from '../../../common/http-cache/public-body.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PUBLIC_MEMBERSHIPS } from './memberships.sql.js';

/** Memberships of customers and their points multipliers. */
@Injectable()
export class MembershipsService {
  constructor(private readonly transactions: Transactions) {}

  async list(): Promise<PublicBody> {
    const [row] = await this.transactions.query<{ json: string }>(PUBLIC_MEMBERSHIPS);
    return { json: row?.json ?? '[]', tags: ['catalog'] };
  }
}
