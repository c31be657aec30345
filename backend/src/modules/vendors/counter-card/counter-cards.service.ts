import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { BranchesService } from '../branches/branches.service.js';
import { VendorsService } from '../vendors.service.js';
import { type CardOptions, counterCardPdf } from './counter-card-pdf.js';
import { CARD_MADE } from './counter-card.sql.js';

@Injectable()
export class CounterCards {
  constructor(
    private readonly transactions: Transactions,
    private readonly vendors: VendorsService,
    private readonly branches: BranchesService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the card. The first card of a branch is recorded, which completes an onboarding step. Rejects with
   * `branch.not-found` (404).
   */
  async pdf(vendorId: number, branchId: number, options: Omit<CardOptions, 'madeAt'>): Promise<Buffer> {
    const branch = await this.branches.one(vendorId, branchId);
    const { slug, businessName, nameNe } = await this.vendors.one(vendorId);
    const bytes = await counterCardPdf(
      {
        businessName,
        nameNe,
        address: `${branch.address}, ${branch.city}`,
        pageAddress: new URL(`/brand/${slug}`, this.config.publicUrl).href,
        counterAddress: new URL('/dashboard/counter', this.config.publicUrl).href,
      },
      { ...options, madeAt: this.clock.now() },
    );
    await this.transactions.query(CARD_MADE, [branchId]);
    return bytes;
  }
}
