import { Injectable } from '@nestjs/common';
import { PublicCache } from '../../common/http-cache/public-cache.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { settled } from './setting.policy.js';
import type { SettingKey, SettingValues } from './setting-definitions.js';
import { siteOf, type SiteSettings } from './site-settings.js';
import { READ } from './settings.sql.js';

/** Key in the public cache; no URL has it. */
const KEPT_AS = 'settings';

/**
 * Settings that admins change without a new version. They are cached in memory until a change invalidates
 * them on every instance.
 */
@Injectable()
export class SettingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cache: PublicCache,
  ) {}

  async value<Key extends SettingKey>(key: Key): Promise<SettingValues[Key]> {
    return (await this.all())[key];
  }

  async site(): Promise<SiteSettings> {
    return siteOf(await this.all());
  }

  async all(): Promise<SettingValues> {
    return settled(JSON.parse(await this.stored()) as Record<string, unknown>);
  }

  private async stored(): Promise<string> {
    const kept = this.cache.find(KEPT_AS);
    if (kept) return kept.body.toString();
    const { value, generation, asOf } = await this.cache.read(() =>
      this.transactions.query<{ json: string }>(READ),
    );
    const json = value[0]?.json ?? '{}';
    this.cache.keep(KEPT_AS, { json, tags: ['site'] }, generation, asOf);
    return json;
  }
}
