import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MediaService } from '../../media/index.js';
import { CatalogueService } from './catalogue.service.js';
import { CITIES } from './cities.kind.js';
import type { AdminCityView } from './dto/catalogue.view.js';
import type { ChangeCityDto, NewCityDto } from './dto/city.dto.js';

/** Cities with their pictures, which are the admin's own uploads (rule M1). */
@Injectable()
export class CitiesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly catalogue: CatalogueService,
    private readonly media: MediaService,
  ) {}

  /** Refuses `request.invalid` for somebody else's picture and `catalogue.taken` (409). */
  create(adminId: number, form: NewCityDto): Promise<AdminCityView> {
    return this.transactions.run(async () => {
      await this.media.attach({ userId: adminId }, 'city', 'image', form.image);
      return this.catalogue.create<AdminCityView>(CITIES, adminId, form);
    });
  }

  /** Refuses `city.not-found` (404), `request.invalid`, `version.conflict` and `catalogue.taken` (409). */
  change(adminId: number, id: number, form: ChangeCityDto): Promise<AdminCityView> {
    return this.catalogue.change<AdminCityView>(CITIES, adminId, id, form, ({ image }) =>
      this.media.attach({ userId: adminId }, 'city', 'image', form.image, image),
    );
  }
}
