import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { MediaModule, MediaReferences } from '../media/index.js';
import { CatalogController } from './catalog.controller.js';
import { CatalogService } from './catalog.service.js';
import { CatalogUses } from './catalog-uses.port.js';
import { AdminAreasController } from './areas/admin-areas.controller.js';
import { Area } from './areas/area.entity.js';
import { AreasService } from './areas/areas.service.js';
import { AdminCategoriesController } from './categories/admin-categories.controller.js';
import { CategoriesService } from './categories/categories.service.js';
import { Category } from './categories/category.entity.js';
import { MergeCategories } from './categories/merge-categories.use-case.js';
import { MergedCategory } from './categories/merged-category.entity.js';
import { AdminCitiesController } from './cities/admin-cities.controller.js';
import { CitiesService } from './cities/cities.service.js';
import { City } from './cities/city.entity.js';
import { AdminSeasonsController } from './seasons/admin-seasons.controller.js';
import { Season } from './seasons/season.entity.js';
import { SeasonsService } from './seasons/seasons.service.js';
import { SHOWN_BY_CITY } from './catalog.sql.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Category, MergedCategory, City, Area, Season]),
    AuditModule,
    MediaModule,
  ],
  controllers: [
    CatalogController,
    AdminCategoriesController,
    AdminCitiesController,
    AdminAreasController,
    AdminSeasonsController,
  ],
  providers: [
    CatalogService,
    CatalogUses,
    CategoriesService,
    MergeCategories,
    CitiesService,
    AreasService,
    SeasonsService,
  ],
  exports: [CatalogUses],
})
export class CatalogModule {
  constructor(uses: MediaReferences) {
    uses.register(SHOWN_BY_CITY);
  }
}
