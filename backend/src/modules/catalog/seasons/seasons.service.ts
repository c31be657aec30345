import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { lockVersion } from '../../../common/versions/lock-version.js';
import { AuditService, changedFields } from '../../audit/index.js';
import { rejectTaken, SeasonEndsTooEarly, SeasonMissing } from '../catalog.errors.js';
import { AdminSeasonView } from './admin-season.view.js';
import type { ChangeSeasonDto, NewSeasonDto } from './season.dto.js';
import { Season } from './season.entity.js';

/** Festival seasons as admins read and write them (rules T1 and T5). */
@Injectable()
export class SeasonsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** The latest first. */
  async list(): Promise<AdminSeasonView[]> {
    const seasons = await this.transactions.of(Season).find({ order: { from: 'DESC', id: 'DESC' } });
    return seasons.map((season) => this.view(season));
  }

  /** @throws season.not-found (404) */
  async one(id: number): Promise<AdminSeasonView> {
    const season = await this.transactions.of(Season).findOneBy({ id });
    if (!season) throw new SeasonMissing();
    return this.view(season);
  }

  /** @throws season.ends-too-early (400); catalogue.taken (409) */
  create(actorId: number, form: NewSeasonDto): Promise<AdminSeasonView> {
    return this.transactions.run(async () => {
      const { identifiers } = await this.transactions
        .of(Season)
        .insert({ ...form })
        .catch(rejectSeason);
      const id = identifiers[0]?.['id'] as number;
      await this.write(actorId, id, 'season.created', { after: form });
      return this.one(id);
    });
  }

  /** @throws season.ends-too-early (400); season.not-found (404); version.conflict, catalogue.taken (409) */
  change(actorId: number, id: number, { version, ...form }: ChangeSeasonDto): Promise<AdminSeasonView> {
    return this.transactions.run(async () => {
      const seasons = this.transactions.of(Season);
      const before = await lockVersion(seasons, id, version, SeasonMissing);
      await seasons.update(id, form).catch(rejectSeason);
      await this.write(actorId, id, 'season.changed', changedFields(before, form));
      return this.one(id);
    });
  }

  /** @throws season.not-found (404); version.conflict (409) */
  async remove(actorId: number, id: number, version: number): Promise<void> {
    await this.transactions.run(async () => {
      const seasons = this.transactions.of(Season);
      const before = await lockVersion(seasons, id, version, SeasonMissing);
      await seasons.delete(id);
      await this.write(actorId, id, 'season.deleted', { before: this.view(before) });
    });
  }

  private view(season: Season): AdminSeasonView {
    return AdminSeasonView.of(season, nepalDay(this.clock.now()));
  }

  private write(
    actorId: number,
    subjectId: number,
    action: string,
    values: { before?: object; after?: object },
  ): Promise<void> {
    return this.audit.write({ actorId, action, subjectType: 'season', subjectId, ...values });
  }
}

function rejectSeason(error: unknown): never {
  if (violates(error, 'festival_seasons_days')) throw new SeasonEndsTooEarly();
  rejectTaken(error, { festival_seasons_once: 'name' });
}
