export * from '../generated/google';
