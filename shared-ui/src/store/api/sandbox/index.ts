export * from '../generated/sandbox';
