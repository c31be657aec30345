import { Injectable } from '@nestjs/common';
import { businessDeadline } from '../../common/time/business-days.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { SettingsService } from '../settings/index.js';
import { VendorMissing } from '../vendors/index.js';
import { type Deadline, type GoLiveFacts, goLiveSteps } from './go-live.policy.js';
import { GO_LIVE_FACTS, HOLIDAYS } from './go-live.sql.js';
import type { GoLiveView } from './go-live.view.js';

interface Holiday {
  from: string;
  until: string;
}

@Injectable()
export class GoLiveService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
  ) {}

  /** @throws vendor.not-found (404) */
  async of(vendorId: number): Promise<GoLiveView> {
    const [facts] = await this.transactions.query<GoLiveFacts>(GO_LIVE_FACTS, [vendorId]);
    if (!facts) throw new VendorMissing();
    const days = await this.settings.value('site.verificationDaysTo');
    const holidays = await this.transactions.query<Holiday>(HOLIDAYS);
    const isHoliday = (day: string) => holidays.some(({ from, until }) => from <= day && day <= until);
    const deadline: Deadline = (since, after) =>
      businessDeadline(new Date(since), after, isHoliday).toISOString();
    return { steps: goLiveSteps(facts, days, deadline), hasRedemptions: facts.hasRedemptions };
  }
}
