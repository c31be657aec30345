import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.js';
import { MediaModule, MediaUses } from '../../media/index.js';
import { AdminCategoriesController } from './admin-categories.controller.js';
import { AdminCitiesController } from './admin-cities.controller.js';
import { AdminFaqsController } from './admin-faqs.controller.js';
import { AdminSeasonsController } from './admin-seasons.controller.js';
import { CatalogueService } from './catalogue.service.js';
import { CategoriesService } from './categories.service.js';
import { CategoryMergeService } from './category-merge.service.js';
import { CitiesService } from './cities.service.js';

@Module({
  imports: [AuditModule, MediaModule],
  controllers: [
    AdminCategoriesController,
    AdminCitiesController,
    AdminFaqsController,
    AdminSeasonsController,
  ],
  providers: [CatalogueService, CategoriesService, CategoryMergeService, CitiesService],
  exports: [CatalogueService],
})
export class AdminCatalogueModule {
  constructor(uses: MediaUses) {
    uses.register('SELECT 1 FROM locations WHERE image = m.path');
  }
}
