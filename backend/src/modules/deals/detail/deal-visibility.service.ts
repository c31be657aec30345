import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Sessions } from '../../../common/access/sessions.port.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealGone, DealMissing } from '../deal.errors.js';
import { DEAL_VISIBILITY, END_OF_SHOWN_DEAL } from './deal-page.sql.js';

export interface SeenDeal {
  vendorId: number;
  /** Customer of a test business (rule TB2). */
  testCustomerId: number | null;
  visibility: 'public' | 'hidden';
}

/** Visibility of a deal and its contents. Hidden deals are visible to their business and to admins with the right `deals`. */
@Injectable()
export class DealVisibility {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
  ) {}

  /** @throws deal.not-found (404); deal.gone (410) 90 days after its end */
  async of(dealId: number): Promise<SeenDeal> {
    const [row] = await this.transactions.query<
      Omit<SeenDeal, 'visibility'> & { visibility: SeenDeal['visibility'] | 'gone' }
    >(DEAL_VISIBILITY, [dealId]);
    if (!row) throw new DealMissing();
    if (row.visibility === 'gone') throw new DealGone();
    return { ...row, visibility: row.visibility };
  }

  /** End of a deal. @throws deal.not-found (404) unless it is or was listed and is not paused */
  async endOf(dealId: number): Promise<Date> {
    const [row] = await this.transactions.query<{ endsAt: Date }>(END_OF_SHOWN_DEAL, [dealId]);
    if (!row) throw new DealMissing();
    return row.endsAt;
  }

  /** @throws deal.not-found (404) unless the caller belongs to the deal's business, is its test customer, or an admin with the right `deals` */
  async assertInsider(request: FastifyRequest, { vendorId, testCustomerId }: SeenDeal): Promise<void> {
    const user = await this.sessions.userOf(request);
    const isAdmin = user?.rights.includes('deals') && !user.needsSecondFactor;
    const isTester = user !== null && user?.id === testCustomerId;
    if (!isAdmin && !isTester && user?.staffOf?.vendorId !== vendorId) throw new DealMissing();
  }
}
