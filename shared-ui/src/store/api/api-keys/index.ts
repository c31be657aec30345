export * from '../generated/api-keys';
