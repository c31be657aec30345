export { useCatalogNames } from './use-catalog-names';
