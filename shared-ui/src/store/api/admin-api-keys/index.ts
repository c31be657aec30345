export * from '../generated/admin-api-keys';
