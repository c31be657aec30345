export * from '../generated/media';
