import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { SettingsService } from '../settings/index.js';
import { VendorMissing } from '../vendors/index.js';
import { DEAL_DAYS, type GoLiveFacts, goLiveSteps } from './go-live.policy.js';
import { GO_LIVE_FACTS } from './go-live.sql.js';
import type { GoLiveView } from './go-live.view.js';

@Injectable()
export class GoLiveService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
  ) {}

  /** @throws vendor.not-found (404) */
  async of(vendorId: number): Promise<GoLiveView> {
    const days = await this.settings.value('site.verificationDaysTo');
    const [facts] = await this.transactions.query<GoLiveFacts>(GO_LIVE_FACTS, [vendorId, days, DEAL_DAYS]);
    if (!facts) throw new VendorMissing();
    return { steps: goLiveSteps(facts), hasRedemptions: facts.hasRedemptions };
  }
}
