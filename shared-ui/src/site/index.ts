export { siteValuesOf, type SiteValues } from './site-values';
