export * from '../generated/sitemap';
