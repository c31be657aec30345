import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { settledSite, type SiteSettings } from './site-settings.js';

/** What people who run the site may change without a new version. */
@Injectable()
export class SettingsService {
  constructor(private readonly transactions: Transactions) {}

  async site(): Promise<SiteSettings> {
    const rows = await this.transactions.query<{ key: string; value: unknown }>(
      `SELECT substr(key, 6) AS key, value FROM settings WHERE key LIKE 'site.%'`,
    );
    return settledSite(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  }
}
