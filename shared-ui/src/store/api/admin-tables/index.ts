export * from '../generated/admin-tables';
