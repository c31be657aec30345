import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../../common/http-cache/cache-invalidation.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { lockVersion } from '../../../common/versions/lock-version.js';
import { AuditService, changedFields } from '../../audit/index.js';
import { MediaService } from '../../media/index.js';
import { CityMissing, rejectTaken } from '../catalog.errors.js';
import { CatalogUses } from '../catalog-uses.port.js';
import { AdminCityView } from './admin-city.view.js';
import type { ChangeCityDto, NewCityDto } from './city.dto.js';
import { City } from './city.entity.js';

const rejectCity = (error: unknown): never =>
  rejectTaken(error, { locations_slug_key: 'slug', locations_name_key: 'name' });

/** Cities as admins read and write them. Their images are the admin's own uploads (rules T1, T2 and M1). */
@Injectable()
export class CitiesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly uses: CatalogUses,
    private readonly media: MediaService,
    private readonly audit: AuditService,
    private readonly cacheInvalidation: CacheInvalidation,
  ) {}

  /** All cities, inactive ones included: there are tens, not thousands. */
  async list(): Promise<AdminCityView[]> {
    const cities = await this.transactions.of(City).find({ order: { position: 'ASC', id: 'ASC' } });
    const counts = await this.uses.countByCity(cities.map(({ id }) => id));
    return cities.map((city) => AdminCityView.of(city, counts.get(city.id) ?? 0));
  }

  /** @throws city.not-found (404) */
  async one(id: number): Promise<AdminCityView> {
    const city = await this.transactions.of(City).findOneBy({ id });
    if (!city) throw new CityMissing();
    const counts = await this.uses.countByCity([id]);
    return AdminCityView.of(city, counts.get(id) ?? 0);
  }

  /** @throws request.invalid (400) for an image of another user; catalogue.taken (409) */
  create(actorId: number, form: NewCityDto): Promise<AdminCityView> {
    return this.transactions.run(async () => {
      await this.media.attach({ userId: actorId }, 'city', 'image', form.image);
      const { identifiers } = await this.transactions
        .of(City)
        .insert({ ...form })
        .catch(rejectCity);
      const id = identifiers[0]?.['id'] as number;
      await this.changed(actorId, id, 'city.created', { after: form });
      return this.one(id);
    });
  }

  /** @throws city.not-found (404); request.invalid (400); version.conflict, catalogue.taken (409) */
  change(actorId: number, id: number, { version, ...form }: ChangeCityDto): Promise<AdminCityView> {
    return this.transactions.run(async () => {
      const cities = this.transactions.of(City);
      const before = await lockVersion(cities, id, version, CityMissing);
      await this.media.attach({ userId: actorId }, 'city', 'image', form.image, before.image);
      await cities.update(id, form).catch(rejectCity);
      await this.changed(actorId, id, 'city.changed', changedFields(before, form));
      return this.one(id);
    });
  }

  private async changed(
    actorId: number,
    subjectId: number,
    action: string,
    values: { before?: object; after?: object },
  ): Promise<void> {
    await this.audit.write({ actorId, action, subjectType: 'city', subjectId, ...values });
    await this.cacheInvalidation.invalidate('catalog', 'deals');
  }
}
