export * from '../generated/feeds';
