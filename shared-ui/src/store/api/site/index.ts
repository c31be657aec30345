export * from '../generated/site';
