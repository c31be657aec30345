export { CatalogModule } from './catalog.module.js';
export { type CatalogUse, CatalogUses } from './catalog-uses.port.js';
