export * from '../generated/admin-search';
