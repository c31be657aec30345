export { CatalogModule } from './catalog.module.js';
export { CategoryMissing, CityMissing } from './catalog.errors.js';
export { type CatalogUse, CatalogUses } from './catalog-uses.port.js';
