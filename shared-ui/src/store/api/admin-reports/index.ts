export * from '../generated/admin-reports';
