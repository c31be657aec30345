export * from '../generated/one-time-number';
