import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { lockVersion } from '../../../common/versions/lock-version.js';
import { AuditService, changedFields } from '../../audit/index.js';
import { AreaMissing, CityMissing, rejectTaken } from '../catalog.errors.js';
import { CatalogUses } from '../catalog-uses.port.js';
import { City } from '../cities/city.entity.js';
import { AdminAreaView } from './admin-area.view.js';
import type { ChangeAreaDto, NewAreaDto } from './area.dto.js';
import { Area } from './area.entity.js';

const rejectArea = (error: unknown): never =>
  rejectTaken(error, { areas_slug_key: 'slug', areas_name_key: 'name' });

/** Areas of cities as admins read and write them (rules T1, T2 and T7). */
@Injectable()
export class AreasService {
  constructor(
    private readonly transactions: Transactions,
    private readonly uses: CatalogUses,
    private readonly audit: AuditService,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  /** All areas, inactive ones included, by city and name: there are hundreds, not thousands. */
  async list(): Promise<AdminAreaView[]> {
    const areas = await this.transactions.of(Area).find({ order: { locationId: 'ASC', name: 'ASC' } });
    const counts = await this.uses.listedByArea();
    return areas.map((area) => AdminAreaView.of(area, counts.get(area.id) ?? 0));
  }

  /** @throws area.not-found (404) */
  async one(id: number): Promise<AdminAreaView> {
    const area = await this.transactions.of(Area).findOneBy({ id });
    if (!area) throw new AreaMissing();
    const counts = await this.uses.listedByArea();
    return AdminAreaView.of(area, counts.get(id) ?? 0);
  }

  /** @throws city.not-found (404); catalogue.taken (409) */
  create(actorId: number, form: NewAreaDto): Promise<AdminAreaView> {
    return this.transactions.run(async () => {
      if (!(await this.transactions.of(City).existsBy({ id: form.locationId }))) throw new CityMissing();
      const { identifiers } = await this.transactions.of(Area).insert(form).catch(rejectArea);
      const id = identifiers[0]?.['id'] as number;
      await this.changed(actorId, id, 'area.created', { after: form });
      return this.one(id);
    });
  }

  /** @throws area.not-found (404); version.conflict, catalogue.taken (409) */
  change(actorId: number, id: number, { version, ...form }: ChangeAreaDto): Promise<AdminAreaView> {
    return this.transactions.run(async () => {
      const areas = this.transactions.of(Area);
      const before = await lockVersion(areas, id, version, AreaMissing);
      await areas.update(id, form).catch(rejectArea);
      await this.changed(actorId, id, 'area.changed', changedFields(before, form));
      return this.one(id);
    });
  }

  private async changed(
    actorId: number,
    subjectId: number,
    action: string,
    values: { before?: object; after?: object },
  ): Promise<void> {
    await this.audit.write({ actorId, action, subjectType: 'area', subjectId, ...values });
    await this.cacheInvalidation.invalidate('catalog', 'deals');
  }
}
