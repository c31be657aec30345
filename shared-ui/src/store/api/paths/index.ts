export * from '../generated/paths';
