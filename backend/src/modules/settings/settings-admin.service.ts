import { Injectable } from '@nestjs/common';
import { InvalidRequest, VersionConflict } from '../../common/errors/common.errors.js';
import { CacheInvalidation } from '../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';
import type { ChangeSettingDto } from './settings.dto.js';
import type { SettingChangerView, SettingView } from './settings.view.js';
import { contradictionsIn, errorOf, settled, tidied } from './setting.policy.js';
import type { Setting } from './setting-kinds.js';
import { isSettingKey, SETTINGS, type SettingKey, type SettingValues } from './setting-definitions.js';
import { LOCK_SETTINGS, READ, WRITE } from './settings-admin.sql.js';

interface Stored {
  key: string;
  value: unknown;
  version: number;
  changedAt: string;
  changedBy: SettingChangerView | null;
}

/** A change with a valid value. */
interface Wanted {
  key: SettingKey;
  value: unknown;
  version: number;
}

/** Settings as admins read and write them (rules SE1 to SE3). */
@Injectable()
export class SettingsAdminService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  /** All of them, changed or not, in the order of the catalogue. */
  async list(): Promise<SettingView[]> {
    const stored = await this.stored();
    const values = valuesIn(stored);
    const entries = Object.entries(SETTINGS) as [SettingKey, Setting][];
    return entries.map(([key, setting]) => viewOf(key, setting, values[key], stored.get(key)));
  }

  /**
   * Applies all changes or none, on every instance within a second. Rejects `request.invalid` by key for
   * unknown settings and for values of another type or out of bounds, and `version.conflict` (409) with the
   * keys that another admin changed.
   */
  async change(adminId: number, changes: readonly ChangeSettingDto[]): Promise<SettingView[]> {
    const wanted = changes.map(checked);
    return this.transactions.run(async () => {
      await this.transactions.query(LOCK_SETTINGS);
      const stored = await this.stored();
      const stale = wanted.filter(({ key, version }) => version !== (stored.get(key)?.version ?? 0));
      if (stale.length > 0) throw new VersionConflict({ keys: stale.map(({ key }) => key) });
      const before = valuesIn(stored);
      const after = { ...before, ...Object.fromEntries(wanted.map(({ key, value }) => [key, value])) };
      const errors = contradictionsIn(after);
      if (errors.length > 0) throw new InvalidRequest({ errors });
      const changed = wanted.filter(
        ({ key, value }) => JSON.stringify(before[key]) !== JSON.stringify(value),
      );
      if (changed.length > 0) await this.store(adminId, changed, before);
      return this.list();
    });
  }

  private async store(adminId: number, changed: readonly Wanted[], before: SettingValues): Promise<void> {
    for (const { key, value } of changed)
      await this.transactions.query(WRITE, [key, JSON.stringify(value), adminId]);
    await this.audit.write({
      actorId: adminId,
      action: 'settings.changed',
      subjectType: 'settings',
      subjectId: 'site',
      before: Object.fromEntries(changed.map(({ key }) => [key, before[key]])),
      after: Object.fromEntries(changed.map(({ key, value }) => [key, value])),
    });
    await this.cacheInvalidation.invalidate('site', 'deals');
  }

  private async stored(): Promise<Map<string, Stored>> {
    return new Map((await this.transactions.query<Stored>(READ)).map((row) => [row.key, row]));
  }
}

const valuesIn = (stored: ReadonlyMap<string, Stored>): SettingValues =>
  settled(Object.fromEntries([...stored].map(([key, { value }]) => [key, value])));

function checked({ key, value, version }: ChangeSettingDto): Wanted {
  if (!isSettingKey(key))
    throw new InvalidRequest({ errors: [{ field: key, message: 'There is no such setting' }] });
  const tidy = tidied(SETTINGS[key], value);
  const message = errorOf(SETTINGS[key], tidy);
  if (message) throw new InvalidRequest({ errors: [{ field: key, message }] });
  return { key, version, value: tidy };
}

const viewOf = (
  key: string,
  setting: Setting,
  value: SettingView['value'],
  stored?: Stored,
): SettingView => ({
  key,
  section: setting.section,
  type: setting.type,
  value,
  default: setting.default,
  min: 'min' in setting ? setting.min : null,
  max: 'max' in setting ? setting.max : null,
  choices: setting.type === 'choice' ? setting.choices : null,
  version: stored?.version ?? 0,
  changedAt: stored?.changedAt ?? null,
  changedBy: stored?.changedBy ?? null,
});
