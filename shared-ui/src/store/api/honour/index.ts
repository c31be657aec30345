export * from '../generated/honour';
