import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { SECOND_ADMIN_DEFAULT, SettingsService } from '../settings/index.js';
import { CHANGED_BY } from './approvals.sql.js';

const KEY = 'payouts.secondAdminAbove';

/** The sum up to which one admin is enough (rule Y8). */
@Injectable()
export class SecondAdminLimit {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
  ) {}

  /** The default applies to an admin who raised the setting: otherwise one admin could raise it and pay. */
  async paisaFor(adminId: number): Promise<number> {
    const rupees = await this.settings.value(KEY);
    if (rupees <= SECOND_ADMIN_DEFAULT) return rupees * 100;
    const [row] = await this.transactions.query<{ changedBy: number | null }>(CHANGED_BY, [KEY]);
    return (row?.changedBy === adminId ? SECOND_ADMIN_DEFAULT : rupees) * 100;
  }
}
