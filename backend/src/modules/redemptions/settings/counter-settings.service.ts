import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import type { CounterSettingsDto } from './counter-settings.dto.js';
import type { CounterSettingsView } from './counter-settings.view.js';
import { CHANGE_SETTINGS, COUNTER_SETTINGS } from './counter-settings.sql.js';

const DEFAULTS: CounterSettingsView = { dayStartsAt: 4, idleMinutes: 2, differenceLimit: 100 };

/** Settings of the counters of a business (rules CS2 and CS6). */
@Injectable()
export class CounterSettings {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  async of(vendorId: number): Promise<CounterSettingsView> {
    const [kept] = await this.transactions.query<CounterSettingsView>(COUNTER_SETTINGS, [vendorId]);
    return kept ?? DEFAULTS;
  }

  async change(
    user: SessionUser,
    { vendorId }: StaffOf,
    { dayStartsAt, idleMinutes, differenceLimit }: CounterSettingsDto,
  ): Promise<CounterSettingsView> {
    return this.transactions.run(async () => {
      const before = await this.of(vendorId);
      const [after] = await this.transactions.query<CounterSettingsView>(CHANGE_SETTINGS, [
        vendorId,
        dayStartsAt ?? null,
        idleMinutes ?? null,
        differenceLimit ?? null,
      ]);
      if (!after) throw new Error('The settings of the counter were not stored.');
      await this.audit.write({
        actorId: user.id,
        action: 'counter.settings-changed',
        subjectType: 'vendor',
        subjectId: vendorId,
        before,
        after,
      });
      return after;
    });
  }
}
