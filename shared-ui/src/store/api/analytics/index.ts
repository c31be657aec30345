export * from '../generated/analytics';
